import { expect, test } from 'vitest'
import { cornerMarks } from './corner-marks.ts'

test.each([
  [
    { width: 1000, height: 2000 },
    'M80 200V80H200M920 200V80H800M80 1800V1920H200M920 1800V1920H800',
  ],
  [
    { width: 2000, height: 1000 },
    'M80 200V80H200M1920 200V80H1800M80 800V920H200M1920 800V920H1800',
  ],
])('marks the corners of %j: %s', (picture, path) => expect(cornerMarks(picture)).toBe(path))
