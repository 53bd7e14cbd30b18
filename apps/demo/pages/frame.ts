import { escaped } from './outbox-page.ts'

/** Messages by name. An address holds only the name, so other sites cannot put text on a page. */
const notices: Readonly<Record<string, string>> = {
  start: 'The course has begun. Your law firm knows.',
  finish: 'Well done: the course is finished, and the certificate is on its way to the portal.',
  'finish-only': 'The course is finished. The certificate waits until it is issued.',
  certify: 'The certificate was issued.',
  fail: 'That was not enough to pass this time. Nothing is lost: go through the questions again whenever you like.',
  leave: 'Your place is kept. You can close this page and come back through your portal.',
  cancel: 'The course was canceled.',
  expire: 'The time to take this course has run out.',
  accept: 'The portal was notified that the registration is accepted.',
  publish: 'A new version was published, and the portal was notified.',
  mishap: 'The next call will go wrong like that.',
  webhook: 'The next webhook will go wrong like that.',
  resend: 'The webhook was sent again.',
  forge: 'A copy with a false signature was sent.',
  no: 'That cannot be done now.',
}

export function noticeHtml(notice: unknown): string {
  const sentence =
    typeof notice === 'string' && Object.hasOwn(notices, notice) ? notices[notice] : undefined
  return sentence === undefined ? '' : `<p class="notice" role="status">${escaped(sentence)}</p>`
}

export function renderFrame(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(title)}</title><link rel="stylesheet" href="/rehearsal/courses.css"></head>
<body><header class="bar">Demo: this program plays the course provider. Nothing here is real.</header><main>${body}</main></body></html>`
}

/** Posted as multipart. The types that another site can send without a preflight are refused. */
export function renderForm(
  action: string,
  fields: Readonly<Record<string, string>>,
  inside: string,
): string {
  const hidden = Object.entries(fields)
    .map(
      ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
    )
    .join('')
  return `<form method="post" enctype="multipart/form-data" action="${escaped(action)}">${hidden}${inside}</form>`
}

export function button(
  action: string,
  label: string,
  kind: 'main' | 'plain' | 'quiet' = 'plain',
): string {
  return `<button name="act" value="${escaped(action)}" class="${kind}">${escaped(label)}</button>`
}

export const courseStyle = `:root{color-scheme:light dark;--ink:#16262C;--soft:#485A60;--page:#F5F6F3;--card:#fff;--line:#D8DEDB;--link:#17505F;--on-link:#fff;--calm:#E3EFEC}
@media (prefers-color-scheme:dark){:root{--ink:#EAF0EE;--soft:#AEBDC0;--page:#0F191D;--card:#18252B;--line:#3D5058;--link:#8FD0DC;--on-link:#0F191D;--calm:#1D343A}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
.bar{margin:0;padding:.5rem 1rem;background:var(--calm);text-align:center;font-size:.9375rem}
main{max-width:46rem;margin:0 auto;padding:1.5rem 1rem 3rem}h1{font-size:1.75rem;line-height:1.25;margin:0 0 .5rem}h2{font-size:1.25rem;margin:2rem 0 .5rem}h3{font-size:1.0625rem;margin:0}.card h2{margin-top:0}
a{color:var(--link)}.soft{color:var(--soft);margin:.25rem 0}.notice{background:var(--calm);border-radius:.75rem;padding:.75rem 1rem}
.card,section li{background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1rem 1.25rem;margin:1rem 0}
ul.plain{list-style:none;margin:0;padding:0}form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin:.75rem 0}fieldset{border:0;padding:0;margin:0;width:100%}
legend{font-weight:600;padding:0}fieldset label{display:flex;gap:.5rem;align-items:center;min-height:2.75rem}label.field{display:grid;gap:.25rem;flex:1 1 12rem}
input:not([type=radio]):not([type=hidden]),select{font:inherit;min-height:2.75rem;padding:.25rem .75rem;border:1px solid var(--soft);border-radius:.5rem;background:var(--card);color:var(--ink);width:100%}
input[type=radio]{width:1.25rem;height:1.25rem}button{font:inherit;min-height:2.75rem;padding:.5rem 1.25rem;border-radius:.75rem;border:1px solid var(--link);background:transparent;color:var(--link);cursor:pointer}
button.main{background:var(--link);color:var(--on-link);font-weight:600}button.quiet{border-color:transparent;text-decoration:underline}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:.5rem 0}dt{font-weight:600;font-variant-numeric:tabular-nums}dd{margin:0}
pre{white-space:pre-wrap;font-size:.875rem;margin:.5rem 0}`
