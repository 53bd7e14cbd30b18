import { agencyAndCourse, demoProviderIds } from '#apps/demo/course-provider/catalogue.ts'
import type { ConsoleItem, ProviderConsole } from '#apps/demo/course-provider/provider-console.ts'
import { demoOperations } from '../course-provider/demo-operations.ts'
import { button, renderForm, renderFrame, noticeHtml } from './frame.ts'
import { courseWords, getName, statusWords } from './course-pages.ts'
import { escaped } from './outbox-page.ts'

export const providerConsolePath = '/rehearsal/course-provider'

const lookUps: ReadonlyArray<readonly [string, string]> = [
  ['1002', 'one order, under way'],
  ['1003', 'several orders'],
  ['1004', 'an order of another last name'],
  ['1005', 'the firm has no user there'],
  ['1006', 'the firm has no unit there'],
  ['1007', 'an error'],
  ['1008', 'no answer at all'],
  ['1009', 'one order, complete'],
  ['1010', 'one joint order'],
  ['even', 'no order; the person is known'],
  ['odd', 'no order; the person is new'],
]

export async function providerConsolePage(
  providerConsole: ProviderConsole,
  notice: unknown,
): Promise<string> {
  const [items, webhooks, faults] = await Promise.all([
    providerConsole.items(),
    providerConsole.webhooks(),
    providerConsole.faults(),
  ])
  return renderFrame(
    'Behind the scenes of the course provider',
    `<h1>Behind the scenes</h1>
<p>The demo has no course provider outside of this machine: these pages play one. What is done here reaches the portal as signed webhooks, like a stranger's.</p>${noticeHtml(notice)}
<p><a href="/rehearsal/phone">Call a provider</a> · <a href="/outbox/">Outbox</a> · <a href="/login">Portal</a></p>
<section><h2>What a look-up answers</h2><p>By the last four digits of the Social Security number:</p><dl>${lookUps.map(([last, what]) => `<dt>${last}</dt><dd>${what}</dd>`).join('')}</dl></section>
<section><h2>What goes wrong next</h2>${renderForm(
      providerConsolePath,
      {},
      `<label class="field">The next call of<select name="operation">${demoOperations.map((name) => `<option>${name}</option>`).join('')}</select></label>
<label class="field">will<select name="how"><option value="fail">fail</option><option value="hang">never be answered</option><option value="lose">be done, and its answer lost</option></select></label>${button('mishap', 'Set')}`,
    )}
${faults.map(({ operation, how }) => `<p class="soft">Waiting: ${escaped(operation)} will ${escaped(how)}</p>`).join('')}
${renderForm(providerConsolePath, {}, button('lose-webhook', 'Lose the next webhook') + button('hold-webhook', 'Send the next webhook after the one that follows'))}
${renderForm(providerConsolePath, {}, `<label class="field">A new version of the texts of<select name="provider">${demoProviderIds.map((id) => `<option value="${id}">${escaped(agencyAndCourse(id)?.agency.name ?? '')} ${id}</option>`).join('')}</select></label>${button('publish', 'Publish')}`)}</section>
<section><h2>Courses</h2>${items.length === 0 ? '<p class="soft">Nothing has been ordered yet.</p>' : `<ul class="plain">${items.map(itemHtml).join('')}</ul>`}</section>
<section><h2>Webhooks</h2>${webhooks.length === 0 ? '<p class="soft">None has been sent yet.</p>' : `<ul class="plain">${webhooks.map(webhookHtml).join('')}</ul>`}</section>`,
  )
}

function itemHtml(item: ConsoleItem): string {
  const way =
    item.startCode === null
      ? item.phoneNumber === null
        ? ''
        : `<a href="/rehearsal/phone?number=${escaped(item.phoneNumber)}&amp;code=${escaped(item.accessCode ?? '')}">Call</a>`
      : `<a href="/orders/courses/Provider${item.providerId}/course/${escaped(item.startCode)}">Open its site</a>`
  const hasEnded = [6, 7, 8].includes(item.status)
  const isOpen = [3, 13, 4].includes(item.status)
  return `<li><h3>${escaped(item.persons.map((_, place) => getName(item, place)).join(' and '))}</h3>
<p class="soft">${escaped(agencyAndCourse(item.providerId)?.agency.name ?? '')} ${item.providerId}, ${courseWords(item.courseType).toLowerCase()}, ${item.method === 1 ? 'online' : 'by phone'}: ${escaped(statusWords[item.status] ?? '')}
<br>${escaped(item.itemKey)} ${way}</p>
${
  hasEnded
    ? ''
    : renderForm(
        providerConsolePath,
        { item: item.itemKey },
        [
          ...(isOpen
            ? [
                button('start', 'Start'),
                button('finish', 'Finish'),
                button('finish-only', 'Finish without certificate'),
              ]
            : []),
          ...(item.persons.some(({ hasFinished }) => hasFinished)
            ? [button('certify', 'Issue the certificate')]
            : []),
          ...(item.status === 3 || item.status === 13
            ? [button('accept', 'Accept the registration')]
            : []),
          button('cancel', 'Cancel'),
          button('expire', 'Let it expire'),
        ].join(''),
      )
}</li>`
}

function webhookHtml({
  id,
  type,
  sentAt,
  outcome,
  body,
}: Awaited<ReturnType<ProviderConsole['webhooks']>>[number]): string {
  const answer = typeof outcome === 'number' ? `answered ${outcome}` : outcome
  return `<li><h3>${escaped(type)}</h3><p class="soft">${escaped(sentAt.slice(0, 19).replace('T', ' '))} UTC, ${escaped(answer)}</p><details><summary>What it says</summary><pre>${escaped(body)}</pre></details>
${renderForm(providerConsolePath, { webhook: id }, button('resend', 'Send again') + button('forge', 'Send with a false signature'))}</li>`
}
