import { defineWords } from '#ui/language/language.ts'
import { heldWorkWords } from '../../../rules/leaving/work-words.en.ts'

export const { leavingWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    leavingWords: {
      work: heldWorkWords,
      deactivateTitle: (name: string) => `Deactivate ${name}?`,
      deactivateText:
        'All sessions of this person end at once, and they cannot log in. You can activate them again.',
      handOverTitle: (name: string) => `Hand over the work of ${name}`,
      has: (name: string) => `${name} has:`,
      hasNothing: (name: string) =>
        `${name} has no open cases, tasks or anything else to hand over.`,
      receiver: 'Hand all of it over to',
      noOne: 'No one yet',
      receiverHint: 'They get a notice and an email. Ended cases stay as they are.',
      leadsHint: (cases: number) =>
        `${cases === 1 ? 'One case needs' : `${cases} cases need`} an attorney or an administrator. They get a notice and an email. Ended cases stay as they are.`,
      receiverRequired: 'Choose a colleague.',
      later: (name: string) =>
        `What you don’t hand over stays with ${name}, marked “(left)”. You can hand it over later, here or case by case in the client list.`,
      casesOf: (name: string) => `Open cases of ${name}`,
      deactivate: 'Deactivate',
      deactivating: 'Deactivating…',
      deactivateAndHandOver: 'Deactivate and hand over',
      handOver: 'Hand over',
      handingOver: 'Handing over…',
      close: 'Close',
      colleague: (name: string, role: string) => `${name}, ${role}`,
      isDeactivated: (name: string) => `${name} is deactivated.`,
      isHandedOver: (receiver: string, work: string) => `Handed over to ${receiver}: ${work}.`,
    },
  },
})
