import { paths } from '#ui/navigation/paths.ts'

export const documentPaths = {
  subCategory: `${paths.documents}/subCategory`,
  detailPage: `${paths.documents}/detail`,
  editPage: `${paths.documents}/edit`,
  review: `${paths.documents}?tab=review`,
  category: (categoryId: string) =>
    `${paths.documents}/subCategory?categoryId=${encodeURIComponent(categoryId)}`,
  detail: (documentId: string) =>
    `${paths.documents}/detail?documentId=${encodeURIComponent(documentId)}`,
  edit: (documentId: string) =>
    `${paths.documents}/edit?documentId=${encodeURIComponent(documentId)}`,
} as const
