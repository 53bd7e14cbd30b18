import { storiesAnswering } from './stories-answering.ts'
import { storiesCollecting } from './stories-collecting.ts'
import { storiesEnded } from './stories-ended.ts'
import { storiesFiled } from './stories-filed.ts'
import { storiesInvited } from './stories-invited.ts'
import type { Story } from './story.ts'

export const stories: readonly Story[] = [
  ...storiesInvited,
  ...storiesCollecting,
  ...storiesAnswering,
  ...storiesFiled,
  ...storiesEnded,
]
