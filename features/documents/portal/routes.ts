import { paths } from '#ui/navigation/paths.ts'
import type { FeatureRoute } from '#ui/navigation/feature-route.ts'
import { documentPaths } from './document-paths.ts'

export const routes: readonly FeatureRoute[] = [
  { path: paths.documents, area: 'dashboard', load: () => import('./folders/Documents.tsx') },
  {
    path: documentPaths.subCategory,
    area: 'dashboard',
    load: () => import('./folders/SubCategory.tsx'),
  },
  {
    path: documentPaths.detailPage,
    area: 'dashboard',
    load: () => import('./document/DocumentDetail.tsx'),
  },
  {
    path: documentPaths.editPage,
    area: 'dashboard',
    load: () => import('./document/EditDocument.tsx'),
  },
]
