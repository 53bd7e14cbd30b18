// How a provider's text looks in the frame where it is read: one fixed text of style, known to the page's content security policy by its hash.
// The frame is a stranger to the page, so no style sheet and no font of ours reaches it; colours and sizes are those of ui/styles/tokens.css.

export const readingStyle = [
  ':root{--ink:#16262c;--soft:#485a60;--page:#fff;--line:#d8dedb;--link:#17505f;--focus:#16262c;color-scheme:light}',
  '@media (prefers-color-scheme:dark){:root{--ink:#eaf0ee;--soft:#aebdc0;--page:#18252b;--line:#2d3e45;--link:#8fd0dc;--focus:#ffd27a;color-scheme:dark}}',
  '*{box-sizing:border-box}html,body{height:100%;margin:0;background:var(--page)}',
  'body{color:var(--ink);font:400 1.0625rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:break-word}',
  '#text{height:100%;overflow:auto;padding:1rem 1.25rem 3rem}#text:focus{outline:none}#text:focus-visible{outline:3px solid var(--focus);outline-offset:-6px;border-radius:1rem}',
  '#text>*{max-width:38rem}h1,h2,h3,h4,h5,h6{margin:1.5em 0 .4em;line-height:1.3}h1,h2{font-size:1.375rem}h3,h4,h5,h6{font-size:1.1875rem}#text>:first-child{margin-top:0}',
  'p,ul,ol,table{margin:0 0 1em}ul,ol{padding-left:1.5rem}li+li{margin-top:.4em}',
  'a[href]{color:var(--link);text-underline-offset:.2em}a:focus-visible{outline:3px solid var(--focus);outline-offset:2px}',
  'table{width:100%;border-collapse:collapse}caption{text-align:left;color:var(--soft)}th,td{padding:.4rem .6rem;border:1px solid var(--line);text-align:left;vertical-align:top}td{overflow-wrap:anywhere}',
].join('')

/** Of `readingStyle`, letter for letter: a test fails when the two part. */
export const readingStyleHash = 'sha256-iMYkWFmyLri/IqORpYZigkDCpHRFbOXxUJZdy7fyio4='

/** What the frame may do besides: nothing. It counts together with the page's own policy, which a frame of this kind inherits. */
export const readingPolicy = `default-src 'none'; style-src '${readingStyleHash}'; base-uri 'none'; form-action 'none'`
