import { defineWords } from '#ui/language/language.ts'

export const { passkeyWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    passkeyWords: {
      title: 'Passkeys',
      lead: 'With a passkey you confirm that it’s you by fingerprint, face or PIN instead of a code. Your authenticator app stays set up, so you can always get in.',
      none: 'You have no passkeys yet.',
      unsupported: 'This browser cannot make passkeys. Use a current version of your browser.',
      name: 'Name',
      nameHint: 'So that you recognize it later, for example “Office computer”.',
      nameRequired: 'Enter a name for the passkey.',
      added: 'Added',
      lastUsed: 'Last used',
      notUsed: 'Not yet',
      add: 'Add a passkey',
      waiting: 'Waiting for your browser…',
      isAdded: (name: string) => `The passkey “${name}” was added.`,
      notMade:
        'Your browser did not make a passkey. If this device has one already, you do not need a second one.',
      remove: 'Remove',
      removeName: (name: string) => `Remove: ${name}`,
      removeTitle: (name: string) => `Remove the passkey “${name}”?`,
      removeText:
        'You cannot log in with it any more. Also delete it in the settings of your device or password manager.',
      isRemoved: (name: string) => `The passkey “${name}” was removed.`,
      action: 'Action',
      offerTitle: 'Add a passkey?',
      notNow: 'Not now',
    },
  },
})
