export interface ShownMessage {
  readonly id: string
  readonly channel: string
  readonly recipient: string
  readonly subject: string | null
  readonly body: string
  readonly sentAt: Date
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

/** Emphasizes a six-digit number and makes links to the portal clickable. */
function bodyHtml(body: string, publicUrl: string): string {
  const link = new RegExp(`${publicUrl.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}[\\w/.~?=-]*`, 'g')
  const text = escaped(body.trim()).replace(/(?<![\d#])(\d{6})(?!\d)/, '<strong>$1</strong>')
  return text.replace(link, (address) => `<a href="${address}">${address}</a>`)
}

function renderMessage(message: ShownMessage, publicUrl: string): string {
  const kind = message.channel === 'email' ? 'Email' : 'Text message'
  const time = message.sentAt.toISOString().slice(0, 19).replace('T', ' ')
  return `<li><p class="to"><b>${kind}</b> to ${escaped(message.recipient)} <time>${time} UTC</time></p>${
    message.subject === null ? '' : `<h2>${escaped(message.subject)}</h2>`
  }<p class="body">${bodyHtml(message.body, publicUrl)}</p></li>`
}

export interface ShownCode {
  readonly email: string
  readonly name: string
  readonly code: string
}

function renderCode({ email, name, code }: ShownCode): string {
  return `<tr><td>${escaped(name)}</td><td>${escaped(email)}</td><td><strong>${code}</strong></td></tr>`
}

function renderCodes(codes: readonly ShownCode[]): string {
  return `<h2 id="staff">Codes of the staff's authenticator apps</h2><p>For the workspace. Each works once and changes every 30 seconds.</p>
<table><tbody>${codes.map(renderCode).join('')}</tbody></table>`
}

export function outboxPage(
  messages: readonly ShownMessage[],
  codes: readonly ShownCode[],
  publicUrl: string,
): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="4">
<title>Outbox - Daybreak demo</title><link rel="stylesheet" href="/outbox/style.css"></head>
<body><main><h1>Outbox of the demo</h1><p>Nothing leaves this machine. Every email and text message that would have been sent is shown here, newest first. <a href="#staff">Codes of the staff</a></p>
${messages.length === 0 ? '<p class="none">No messages yet.</p>' : `<ul>${messages.map((message) => renderMessage(message, publicUrl)).join('')}</ul>`}
${renderCodes(codes)}
<p><a href="/login">To the portal</a> · <a href="/workspace/">To the workspace</a></p></main></body></html>`
}

export const outboxStyle = `:root{color-scheme:light dark;--ink:#16262C;--soft:#485A60;--page:#F5F6F3;--card:#fff;--line:#D8DEDB;--link:#17505F}
@media (prefers-color-scheme:dark){:root{--ink:#EAF0EE;--soft:#AEBDC0;--page:#0F191D;--card:#18252B;--line:#2D3E45;--link:#8FD0DC}}
body{margin:0;background:var(--page);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:44rem;margin:0 auto;padding:1.5rem 1rem 3rem}h1{font-size:1.75rem;margin:0 0 .5rem}h2{font-size:1.0625rem;margin:.25rem 0}
ul{list-style:none;margin:1.5rem 0;padding:0;display:grid;gap:1rem}li{background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1rem 1.25rem}
.to{margin:0;color:var(--soft);font-size:.9375rem}.to b{color:var(--ink)}time{float:right;font-variant-numeric:tabular-nums}.body{margin:.5rem 0 0;white-space:pre-wrap}
.body strong{font-size:1.5rem;letter-spacing:.08em;font-variant-numeric:tabular-nums}a{color:var(--link)}td{padding:.25rem 1rem .25rem 0}td strong{letter-spacing:.08em;font-variant-numeric:tabular-nums}`
