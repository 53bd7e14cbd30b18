import { expect, test } from 'vitest'
import { courseLink } from './course-link.ts'

test.each([
  ['abc', 'def', 'https://portal.example.com/orders/courses/Provider245?info1=abc&info2=def'],
  [null, null, 'https://portal.example.com/orders/courses/Provider245?info1=noinfo1&info2=noinfo2'],
  ['', 'def', 'https://portal.example.com/orders/courses/Provider245?info1=noinfo1&info2=def'],
  [
    'a&info2=x',
    'b=',
    'https://portal.example.com/orders/courses/Provider245?info1=a%26info2%3Dx&info2=b%3D',
  ],
])('builds the link from %s and %s', (info1, info2, link) =>
  expect(courseLink('https://portal.example.com', 245, { info1, info2 })).toBe(link),
)
