// The pages of the documents room.
import { paths } from '#ui/paths.ts'
import type { RoomRoute } from '#ui/room-route.ts'
import { documentPaths } from './document-paths.ts'
import { categoryWords, submitWords } from './words.en.ts'

export const routes: readonly RoomRoute[] = [
  { path: paths.documents, area: 'dashboard', title: submitWords.title, load: () => import('./SubmitDocuments.tsx') },
  { path: documentPaths.subCategory, area: 'dashboard', title: categoryWords.documentsPage, load: () => import('./SubCategory.tsx') },
  { path: documentPaths.detailPage, area: 'dashboard', title: categoryWords.documentsPage, load: () => import('./DocumentDetail.tsx') },
]
