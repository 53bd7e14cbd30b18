import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AttorneyComment } from './AttorneyComment.tsx'

// spec: wording#language-of-texts
test.each([
  ['es', '<p class="gap-small line-breaks" lang="es">'],
  ['en', '<p class="gap-small line-breaks">'],
  [null, '<p class="gap-small line-breaks">'],
])('a comment in the language %s is marked on an English page: %s', (language, paragraph) => {
  const comment = {
    ...{ id: 'c1', attorneyName: 'Dana Reyes', attorneyAvatarUrl: null },
    ...{ comment: 'Falta una hoja.', language, created: '2026-11-30T10:00:00Z' },
  }
  expect(renderToStaticMarkup(createElement(AttorneyComment, { comments: [comment] }))).toContain(
    `${paragraph}Falta una hoja.`,
  )
})
