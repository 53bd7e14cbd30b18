export interface ScreenSize {
  readonly width: number
  readonly height: number
  readonly colorScheme?: 'light' | 'dark'
}

export const phone: ScreenSize = { width: 390, height: 844 }
export const computer: ScreenSize = { width: 1280, height: 900 }

const withPictures: readonly ScreenSize[] = [phone, { width: 768, height: 1024 }, computer].flatMap(
  (size) => [
    { ...size, colorScheme: 'light' },
    { ...size, colorScheme: 'dark' },
  ],
)

/** The sizes of a journey that differs between phones and computers; more of them for screenshots. */
export const sizes: readonly ScreenSize[] =
  process.env['PICTURES'] === '1' ? withPictures : [phone, computer]

/** The sizes of a journey that is the same everywhere. `checkAtBothSizes` looks at the other one. */
export const phoneFirst: readonly ScreenSize[] =
  process.env['PICTURES'] === '1' ? withPictures : [phone]
