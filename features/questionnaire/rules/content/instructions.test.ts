import { expect, test } from 'vitest'
import { getInstructions, tidyInstructions } from './instructions.ts'

test('the default instructions in both languages need no cleaning', () => {
  for (const language of ['en', 'es'] as const) {
    const html = getInstructions(null, language)
    expect(tidyInstructions(html)).toBe(html)
  }
  expect(getInstructions(null, 'en')).not.toBe(getInstructions(null, 'es'))
  expect(getInstructions('<p>Ours.</p>', 'es')).toBe('<p>Ours.</p>')
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)">Hello</p>',
  '<a href="javascript:alert(1)">here</a>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<<p>script>alert(1)<</p>/script>',
  '<p\nonmouseover=alert(1)>x',
  '<math><mi xlink:href="data:x,<script>alert(1)</script>">',
  '<!--<p>--><script>alert(1)</script>',
  '<p title="</p><script>alert(1)</script>">x',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<p><style><img src="</style><img src=x onerror=alert(1)>">',
  '<scr\0ipt>alert(1)</scr\0ipt>',
  '<h2/onclick=alert(1)>x</h2>',
  '&#60;img src=x onerror=alert(1)&#62;',
])('keeps only text and tags without attributes when it cleans %s', (hostile) => {
  const tidy = tidyInstructions(hostile)
  expect(tidy.replace(/<\/?(?:p|ul|ol|li|strong|em|h2|h3)>|<br>/g, '')).not.toMatch(/[<>]/)
  expect(tidyInstructions(tidy)).toBe(tidy)
})
