import type { signInProblems } from './problems.ts'

export const sentences: Readonly<Record<keyof typeof signInProblems, string>> = {
  'sign-in.user-id-required': 'Escriba su correo electrónico (ID de usuario)',
  'sign-in.password-required': 'Escriba su contraseña',
  'sign-in.wrong':
    'Su ID de usuario o su contraseña no son correctos. Le quedan {attemptsRemaining} intentos. Después, la cuenta se bloquea durante 5 minutos.',
  'sign-in.wrong-last':
    'Su ID de usuario o su contraseña no son correctos. Le queda {attemptsRemaining} intento. Después, la cuenta se bloquea durante 5 minutos.',
  'sign-in.locked':
    'Su cuenta está bloqueada durante 5 minutos. Vuelva a cargar la página después de 5 minutos e intente otra vez, o comuníquese con soporte técnico.',
  'sign-in.locked-with-phone':
    'Su cuenta está bloqueada durante 5 minutos. Vuelva a cargar la página después de 5 minutos e intente otra vez, o llame a soporte técnico al {supportPhone}.',
  'sign-in.locked-longer':
    'Su cuenta está bloqueada durante {minutes} minutos. Vuelva a cargar la página después de {minutes} minutos e intente otra vez, o comuníquese con soporte técnico.',
  'sign-in.locked-until-reset':
    'Su cuenta está bloqueada. Hubo demasiadas contraseñas incorrectas. Pida una contraseña nueva o comuníquese con soporte técnico.',
  'sign-in.needs-firm':
    'Por su seguridad, esta cuenta está bloqueada. Comuníquese con su bufete de abogados.',
  'sign-in.step-up': 'Confirme que es usted.',
  'sign-in.current-password-wrong': 'Su contraseña actual no es correcta. Intente otra vez.',
  'sign-in.too-many': 'Hubo demasiados intentos desde su red. Espere un minuto e intente otra vez.',
  'sign-in.code-wrong': 'Su código de verificación no es correcto',
  'sign-in.code-expired': 'Este código de verificación ya no es válido. Pida un código nuevo.',
  'sign-in.start-again':
    'Este inicio de sesión tardó demasiado o hubo demasiados códigos incorrectos. Inicie sesión otra vez.',
  'sign-in.signed-out': 'Inicie sesión otra vez.',
  'sign-in.recovery-last-name-required': 'Escriba su apellido',
  'sign-in.recovery-mobile-invalid': 'El número de celular no es válido',
  'sign-in.recovery-nothing-checked': 'Marque al menos una opción',
  'sign-in.recovery-failed': 'No pudimos verificar su cuenta. Intente otra vez.',
  'sign-in.recovery-no-account': 'No encontramos ninguna cuenta con esos datos.',
  'sign-in.recovery-not-set-up':
    'La cuenta no se terminó de crear. Use el enlace de su invitación.',
  'sign-in.reset-required': 'Obligatorio',
  'sign-in.reset-mismatch': 'Las contraseñas no coinciden',
  'sign-in.reset-same': 'Elija una contraseña distinta de la temporal.',
  'sign-in.reset-refused': 'No pudimos cambiar la contraseña. Intente otra vez.',
  'sign-in.reset-failed': 'Ocurrió un error al cambiar la contraseña. Intente otra vez.',
  'sign-in.reset-needs-firm':
    'Por su seguridad, no puede cambiar su contraseña aquí. Comuníquese con su bufete de abogados.',
}
