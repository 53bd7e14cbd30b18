// The words and options of the command line.
import { parseArgs } from 'node:util'
import { doctorUsage } from '../doctor/doctor.ts'
import { caseStatusUsage } from './case-status.ts'
import { coursesUsage } from './courses.ts'
import { createFirmUsage } from './create-firm.ts'
import { keysUsage } from './keys.ts'
import { questionnaireUsage } from './questionnaire.ts'
import { readCaseUsage } from './read-case.ts'
import { resetStaffUsage } from './reset-staff.ts'
import { reviewUsage } from './review-documents.ts'

export const usage = `
${doctorUsage.slice(1)}${keysUsage.slice(1)}${createFirmUsage.slice(1)}${resetStaffUsage.slice(1)}  npm run firm -- case:create --firm "Hollis & Reyes Law" --chapter 7 --name "Ana Ruiz" --email ana@example.com --mobile 2125550190
                              [--spouse "Leo Ruiz" --spouse-email leo@example.com --spouse-mobile 2125550191] [--shared-phone]
                              [--code CLIENT-CODE] [--language en|es] --staff dana@firm.example
  npm run firm -- invite <case id> [--debtor 2] [--language en|es] --staff dana@firm.example
${caseStatusUsage.slice(1)}  npm run firm -- account:restore --email ana@example.com [--new-email ana.ruiz@example.com] [--mobile 2125550190] --reason "…"
  npm run firm -- faq:show --firm "Hollis & Reyes Law" [--language en|es] [--file faq.json]
  npm run firm -- faq:set --firm "Hollis & Reyes Law" [--language en|es] --file faq.json | --remove --staff dana@firm.example
  npm run firm -- firm:logo --firm "Hollis & Reyes Law" --file logo.png | --remove --staff dana@firm.example
${readCaseUsage.slice(1)}${reviewUsage.slice(1)}${questionnaireUsage.slice(1)}${coursesUsage.slice(1)}  npm run firm -- reconcile [--sample 100] [--remove --reason "…"]
  npm run firm -- message:list [--failed]
  npm run firm -- outbox:release [--drop] --reason "…"
  npm run firm -- backup:done
  npm run firm -- summary:rebuild [--firm "Hollis & Reyes Law"]
`

/** Exits with 64 for an unknown option. */
export const readArguments = () =>
  parseTyped(() =>
    parseArgs({
      allowPositionals: true,
      options: {
        firm: { type: 'string' },
        website: { type: 'string' },
        street: { type: 'string' },
        city: { type: 'string' },
        state: { type: 'string' },
        zip: { type: 'string' },
        phone: { type: 'string' },
        'time-zone': { type: 'string' },
        administrator: { type: 'string' },
        'administrator-email': { type: 'string' },
        'same-name': { type: 'boolean' },
        chapter: { type: 'string' },
        name: { type: 'string' },
        email: { type: 'string' },
        mobile: { type: 'string' },
        spouse: { type: 'string' },
        'spouse-email': { type: 'string' },
        'spouse-mobile': { type: 'string' },
        'shared-phone': { type: 'boolean' },
        code: { type: 'string' },
        'new-email': { type: 'string' },
        debtor: { type: 'string' },
        number: { type: 'string' },
        language: { type: 'string' },
        file: { type: 'string' },
        remove: { type: 'boolean' },
        comment: { type: 'string' },
        completed: { type: 'string' },
        needs: { type: 'string' },
        category: { type: 'string' },
        continued: { type: 'boolean' },
        as: { type: 'string' },
        title: { type: 'string' },
        description: { type: 'string' },
        period: { type: 'string' },
        why: { type: 'string' },
        help: { type: 'string' },
        folder: { type: 'string' },
        staff: { type: 'string' },
        sample: { type: 'string' },
        section: { type: 'string' },
        deadline: { type: 'string' },
        instructions: { type: 'string' },
        note: { type: 'string' },
        unit: { type: 'string' },
        pays: { type: 'string' },
        providers: { type: 'string' },
        option: { type: 'string' },
        hold: { type: 'string' },
        waive: { type: 'string' },
        reason: { type: 'string' },
        filed: { type: 'string' },
        legacy: { type: 'string' },
        'ssn-file': { type: 'string' },
        failed: { type: 'boolean' },
        outcome: { type: 'string' },
        'filed-on': { type: 'string' },
        'without-number': { type: 'boolean' },
        yes: { type: 'boolean' },
        'waiting-for': { type: 'string' },
        archive: { type: 'boolean' },
        to: { type: 'string' },
        json: { type: 'boolean' },
        drop: { type: 'boolean' },
        pdf: { type: 'string' },
        'mail-to': { type: 'string' },
        'text-to': { type: 'string' },
      },
    }),
  )

/** Reports parse errors in one line; a value with a leading dash is written `--option=-1`. */
function parseTyped<Read>(read: () => Read): Read {
  try {
    return read()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
    process.exit(64)
  }
}
