// The words and options of the command line.
import { parseArgs } from 'node:util'
import { UnknownCommandError } from './usage-error.ts'

export type Arguments = ReturnType<typeof readArguments>
export type CommandValues = Arguments['values']

/** Throws for an unknown option. */
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
        'ended-on': { type: 'string' },
        docket: { type: 'string' },
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
    throw new UnknownCommandError(error instanceof Error ? error.message : String(error))
  }
}
