import { agencyAndCourse } from '#apps/demo/course-provider/catalogue.ts'
import type { ConsoleItem } from '#apps/demo/course-provider/provider-console.ts'
import { button, renderForm, renderFrame, noticeHtml } from './frame.ts'
import { escaped } from './outbox-page.ts'

/** Displayed status names. */
export const statusWords: Readonly<Record<number, string>> = {
  2: 'Waiting for registration',
  12: 'Waiting for registration',
  3: 'Ready to begin',
  13: 'Ready to begin',
  4: 'Under way',
  5: 'Finished, the certificate is being made',
  6: 'Complete',
  7: 'Canceled',
  8: 'Run out',
}

export const courseWords = (courseType: number) =>
  courseType === 1 ? 'Credit counseling' : 'Debtor education'

const agencyName = (item: ConsoleItem) =>
  agencyAndCourse(item.providerId)?.agency.name ?? 'Provider'

/** Returns the name of a person, or a default if the name is empty. */
export const getName = (item: ConsoleItem, place: number) =>
  item.persons[place]?.name.trim() || (place === 0 ? 'Participant' : 'Spouse')

/** Returns the page that stands for the provider's site. */
export function coursePage(item: ConsoleItem, address: string, notice: unknown): string {
  const [agency, course] = [agencyName(item), courseWords(item.courseType)]
  return renderFrame(
    `${agency}: ${course}`,
    `<p class="soft">${escaped(agency)}</p><h1>${course}</h1>
<p>Welcome, ${escaped(item.persons.map((_, place) => getName(item, place)).join(' and '))}. ${item.courseType === 1 ? 'This takes about 90 minutes.' : 'This takes about two hours.'} You can stop whenever you like.</p>
${noticeHtml(notice)}${courseBody(item, address, {})}
<p><a href="/dashboard/courses${item.courseType === 2 ? '?tab=second' : ''}">Back to your portal</a></p>`,
  )
}

/** Returns a page that simulates the phone line: the client enters the number and the code. */
export function phonePage(
  question: { readonly number: string; readonly code: string },
  item: ConsoleItem | undefined,
  notice: unknown,
): string {
  const isAsked = question.number !== '' || question.code !== ''
  const answer = item
    ? `<section><h2>${escaped(agencyName(item))}: ${courseWords(item.courseType)}</h2>
<p>"Hello ${escaped(getName(item, 0))}, this is ${escaped(agencyName(item))}. Shall we go through the course together?"</p>${courseBody(item, '/rehearsal/phone', question)}</section>`
    : isAsked
      ? '<p class="notice" role="status">"I am sorry, this access code does not belong to this number. Please look again."</p>'
      : ''
  return renderFrame(
    'The telephone of the demo',
    `<h1>Call a course provider</h1>
<p>Type in what the portal shows for a course by phone.</p>${noticeHtml(notice)}
<form method="get" action="/rehearsal/phone"><label class="field">Telephone number<input name="number" inputmode="tel" autocomplete="off" required value="${escaped(question.number)}"></label>
<label class="field">Access code<input name="code" inputmode="numeric" autocomplete="off" required value="${escaped(question.code)}"></label><button class="main">Call</button></form>
${answer}<p><a href="/rehearsal/course-provider">Behind the scenes</a></p>`,
  )
}

function courseBody(
  item: ConsoleItem,
  action: string,
  fields: Readonly<Record<string, string>>,
): string {
  const people = item.persons.map((person, place) => {
    const certificate = item.certificates.find(({ personKey }) => personKey === person.personKey)
    const state = certificate
      ? `certificate <a href="/orders/courses/Provider${item.providerId}/certificate/${escaped(certificate.key)}">${escaped(certificate.number)}</a>`
      : person.hasFinished
        ? 'finished'
        : person.hasStarted
          ? 'under way'
          : 'not begun'
    return `<li><h3>${escaped(getName(item, place))}</h3><p class="soft">${state}</p></li>`
  })
  return `<section><h2>Where you are</h2><p>${escaped(statusWords[item.status] ?? '')}</p><ul class="plain">${people.join('')}</ul></section>${listActions(item, action, fields)}`
}

function listActions(
  item: ConsoleItem,
  action: string,
  fields: Readonly<Record<string, string>>,
): string {
  if (![3, 13, 4].includes(item.status))
    return item.status === 2 || item.status === 12
      ? '<p>Your portal registers you first. Please go back to it.</p>'
      : ''
  const waiting = item.persons
    .map((person, place) => ({ ...person, place }))
    .filter((person) => !person.hasFinished)
  const who =
    item.persons.length === 1
      ? ''
      : `<fieldset><legend>Who is here?</legend>${
          waiting.length > 1
            ? '<label><input type="radio" name="person" value="" checked>Both of us</label>'
            : ''
        }${waiting
          .map(
            (person, index) =>
              `<label><input type="radio" name="person" value="${escaped(person.personKey)}"${waiting.length === 1 && index === 0 ? ' checked' : ''}>${escaped(getName(item, person.place))}</label>`,
          )
          .join('')}</fieldset>`
  const courseActions =
    item.status === 4
      ? button('finish', 'Finish the course', 'main') +
        (item.persons.some((person) => !person.hasStarted) ? button('start', 'Start') : '') +
        button('fail', 'Fail the test') +
        button('leave', 'Leave for now')
      : button('start', 'Start the course', 'main') + button('leave', 'Leave for now')
  return `<section class="card"><h2>What would you like to do?</h2>${renderForm(action, fields, who + courseActions)}
<h3>Or let it end</h3>${renderForm(action, fields, button('cancel', 'Cancel the course') + button('expire', 'Let it expire'))}</section>`
}
