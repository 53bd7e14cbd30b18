import { expect, test } from 'vitest'
import {
  getInstructions,
  tidyInstructions,
  tidyInstructionsText,
  toInstructionsHtml,
  toInstructionsText,
} from './instructions.ts'

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

test.each<readonly [string, string | null, string]>([
  ['', null, ''],
  [' \n\u200B ', null, ''],
  ['One line.', '<p>One line.</p>', 'One line.'],
  ['One\r\ntwo  \n\n\n\nthree', '<p>One<br>two</p><p>three</p>', 'One\ntwo\n\nthree'],
  [
    'Bring:\n- pay stubs\n•  tax returns\nThank you',
    '<p>Bring:</p><ul><li>pay stubs</li><li>tax returns</li></ul><p>Thank you</p>',
    'Bring:\n\n- pay stubs\n- tax returns\n\nThank you',
  ],
  [
    '<b>5 < 6</b> & &amp;\n-',
    '<p>&lt;b&gt;5 &lt; 6&lt;/b&gt; &amp; &amp;amp;<br>-</p>',
    '<b>5 < 6</b> & &amp;\n-',
  ],
])('the typed text %j is stored as %j and reads %j', (typed, html, text) => {
  expect(toInstructionsHtml(typed)).toBe(html)
  expect(tidyInstructionsText(typed)).toBe(text)
  expect(tidyInstructionsText(text)).toBe(text)
  if (html !== null) expect(tidyInstructions(html)).toBe(html)
})

test.each<readonly [string | null, string]>([
  [null, ''],
  ['<h2>Before\n you <em>start</em></h2><p>Read.</p>', 'Before you start\n\nRead.'],
  ['Plain <strong>text</strong><br>goes on', 'Plain text\ngoes on'],
  ['<ol><li>One</li><li>Two<ul><li>Inner</li></ul></li></ol>', '1. One\n2. Two\n- Inner'],
])('the HTML %j reads %j', (html, text) => expect(toInstructionsText(html)).toBe(text))
