import type { invitationProblems } from './problems.ts'

export const sentences: Readonly<Record<keyof typeof invitationProblems, string>> = {
  'invitation.sign-up-failed': 'No se pudo guardar la contraseña. Intente otra vez.',
  'invitation.sign-up-unavailable':
    'En este momento no pudimos crear su contraseña. Intente más tarde.',
  'invitation.contact-not-saved':
    'En este momento no pudimos actualizar sus datos de contacto. Intente más tarde',
  'invitation.general': 'Algo salió mal, llame a soporte',
}
