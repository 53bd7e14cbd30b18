import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const fonts = {
  regular: readFileSync(
    fileURLToPath(
      import.meta.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
    ),
  ),
  bold: readFileSync(
    fileURLToPath(
      import.meta
        .resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
    ),
  ),
} as const
