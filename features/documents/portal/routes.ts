// The pages of the documents room.
import { wordsNow } from '#ui/language.ts'
import { paths } from '#ui/paths.ts'
import type { RoomRoute } from '#ui/room-route.ts'
import { documentPaths } from './document-paths.ts'
import { categoryWords, submitWords } from './words.ts'

export const routes: readonly RoomRoute[] = [
  { path: paths.documents, area: 'dashboard', title: () => wordsNow(submitWords).title, load: () => import('./SubmitDocuments.tsx') },
  { path: documentPaths.subCategory, area: 'dashboard', title: () => wordsNow(categoryWords).documentsPage, load: () => import('./SubCategory.tsx') },
  { path: documentPaths.detailPage, area: 'dashboard', title: () => wordsNow(categoryWords).documentsPage, load: () => import('./DocumentDetail.tsx') },
]
