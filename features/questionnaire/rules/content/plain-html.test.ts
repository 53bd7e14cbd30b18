// spec: questionnaire#instructions, security#firm-html
import { expect, test } from 'vitest'
import { parsePlainHtml, toPlainHtml } from './plain-html.ts'

const made = (html: string) => toPlainHtml(parsePlainHtml(html))

test.each([
  '<h2>Before you start</h2><p>Have your <strong>pay stubs</strong> and <em>tax returns</em> at hand.<br>Take your time.</p>',
  '<ul><li>One</li><li>Two<ol><li>inside</li></ol></li></ul>',
  '<h3>Then</h3><p>a &amp; b &lt; c &gt; d</p>',
])('keeps the nine tags: %s', (html) => expect(made(html)).toBe(html))

test.each([
  ['a script', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['a picture', '<p><img src=x onerror=alert(1)></p>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
  [
    'a link',
    '<a href="javascript:alert(1)">x</a>',
    '&lt;a href="javascript:alert(1)"&gt;x&lt;/a&gt;',
  ],
  ['a frame', '<iframe srcdoc="<p>x</p>">', '&lt;iframe srcdoc="<p>x</p>"&gt;'],
  ['a comment', '<p>a<!-- b --></p>', '<p>a&lt;!-- b --&gt;</p>'],
  [
    'a tag that begins like one of them',
    '<pre>a</pre><link><style>b</style>',
    '&lt;pre&gt;a&lt;/pre&gt;&lt;link&gt;&lt;style&gt;b&lt;/style&gt;',
  ],
  ['a tag inside a tag', '<scr<p>ipt>', '&lt;scr<p>ipt&gt;</p>'],
  ['what was escaped once', '&lt;script&gt;', '&lt;script&gt;'],
  ['what was escaped twice', '&amp;lt;script&amp;gt;', '&amp;lt;script&amp;gt;'],
  ['a tag that never ends', 'a <p', 'a &lt;p'],
])('turns %s into text', (_, html, safe) => expect(made(html)).toBe(safe))

test.each([
  ['attributes go', '<p style="x" onclick=\'y\'>a</p><BR/>', '<p>a</p><br>'],
  ['capitals are small', '<P>a</P>', '<p>a</p>'],
  [
    'what is not closed ends with what is around it',
    '<p>a<strong>b</p>c',
    '<p>a<strong>b</strong></p>c',
  ],
  ['what was never opened is not closed', 'a</p></ul>b', 'ab'],
  [
    'a paragraph ends where the next begins',
    '<p>a<p>b<ul><li>c<li>d</ul>',
    '<p>a</p><p>b</p><ul><li>c</li><li>d</li></ul>',
  ],
  ['an entry without a list is its text', '<li>a</li>', 'a'],
  [
    'in a list everything is an entry',
    '<ul> a <li>b</li><strong>c</strong></ul>',
    '<ul><li> a </li><li>b</li><li><strong>c</strong></li></ul>',
  ],
  [
    'letters by their number',
    '&#39;&#x41;&nbsp;&#0;&#xD800;&unknown;',
    "'A\u00A0&amp;#0;&amp;#xD800;&amp;unknown;",
  ],
])('cleans HTML: %s', (_, html, safe) => expect(made(html)).toBe(safe))

test('returns its own output unchanged', () => {
  const html = '<p>a <b>b</b> &amp;amp; <ul>x<li><p>y</ul> <script>'
  expect(made(made(html))).toBe(made(html))
})

test('limits the depth of the tree', () => {
  expect(made('<strong>'.repeat(5000)).length).toBeLessThan(1000)
})
