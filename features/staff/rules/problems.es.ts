import type { staffProblems } from './problems.ts'

export const sentences: Readonly<Record<keyof typeof staffProblems, string>> = {
  'staff.email-required': 'Escriba su correo electrónico.',
  'staff.password-required': 'Escriba su contraseña.',
  'staff.wrong':
    'Su correo electrónico o su contraseña no son correctos. Le quedan {attemptsRemaining} intentos. Después tendrá que esperar 5 minutos.',
  'staff.wrong-last':
    'Su correo electrónico o su contraseña no son correctos. Le queda {attemptsRemaining} intento. Después tendrá que esperar 5 minutos.',
  'staff.locked':
    'Hubo demasiados intentos incorrectos. Espere {minutes} minutos e intente otra vez, o pida ayuda a un administrador de su bufete.',
  'staff.too-many': 'Hubo demasiados intentos desde su red. Espere un minuto e intente otra vez.',
  'staff.code-wrong':
    'Este código no es correcto o ya se usó. Espere el siguiente código de su aplicación y escríbalo.',
  'staff.recovery-code-wrong': 'Este código de recuperación no es correcto o ya se usó.',
  'staff.passkey-refused':
    'No pudimos confirmar esta llave de acceso. Inténtelo otra vez o use su aplicación de autenticación.',
  'staff.start-again':
    'Este inicio de sesión tardó demasiado o tuvo demasiados códigos incorrectos. Inicie sesión otra vez.',
  'staff.signed-out': 'Inicie sesión otra vez.',
  'staff.link-over': 'Este enlace ya no sirve. Pida uno nuevo a un administrador de su bufete.',
  'staff.reset-link-over':
    'Este enlace ya no sirve. Pida uno nuevo en la página de inicio de sesión.',
  'staff.not-me-link-over':
    'Este enlace ya no sirve. Pida a un administrador de su bufete que restablezca su acceso.',
  'staff.passkey-name-required': 'Escriba un nombre para la llave de acceso.',
  'staff.passkey-not-added': 'No pudimos agregar esta llave de acceso. Inténtelo otra vez.',
  'staff.passkeys-not-offered':
    'La dirección de esta área de trabajo no permite llaves de acceso. Use su aplicación de autenticación.',
  'staff.too-many-passkeys':
    'Puede tener hasta {max} llaves de acceso. Primero elimine una de ellas.',
  'staff.passkey-absent': 'Usted ya no tiene esta llave de acceso.',
  'staff.step-up':
    'Confirme que es usted con un código de su aplicación de autenticación o con una llave de acceso.',
  'staff.not-permitted': 'Su función no permite esto.',
  'staff.given-name-required': 'Escriba el nombre.',
  'staff.family-name-required': 'Escriba el apellido.',
  'staff.name-too-long': 'Un nombre puede tener hasta {max} caracteres.',
  'staff.email-invalid': 'Escriba un correo electrónico válido.',
  'staff.email-in-use': 'Su bufete ya tiene una persona con este correo electrónico.',
  'staff.absent': 'Su bufete no tiene a esta persona.',
  'staff.office-absent': 'Su firma ya no tiene esta oficina.',
  'staff.device-absent': 'Este dispositivo ya no tiene la sesión abierta.',
  'staff.own-account': 'No puede hacer esto para usted mismo. Pídalo a otro administrador.',
  'staff.last-administrator':
    'Su bufete necesita al menos un administrador que pueda iniciar sesión.',
  'staff.already-active': 'Esta persona ya aceptó la invitación.',
  'staff.not-set-up': 'Esta persona todavía no ha aceptado la invitación.',
  'staff.unlocked-often':
    'Esta persona se desbloqueó varias veces hoy. Pídale que restablezca su contraseña.',
  'staff.deactivated': 'Esta persona está desactivada. Reactívela primero.',
  'staff.still-active': 'Esta persona trabaja en su bufete. Primero desactívela.',
  'staff.receiver-absent': 'Este colega ya no trabaja en su bufete. Elija a otra persona.',
  'staff.receiver-not-attorney':
    'Solo un abogado o un administrador puede llevar estos casos. Elija a otra persona.',
  'staff.work-changed':
    'Algo de esta persona cambió desde que usted abrió esto. Mire otra vez los números.',
  'staff.mail-footer-blank': 'Escriba el pie en los dos idiomas o deje los dos vacíos.',
  'staff.mail-footer-too-long':
    'El pie puede tener {characters} caracteres y {lines} líneas como máximo.',
  'staff.mail-footer-unreadable':
    'El pie tiene caracteres que nadie puede leer. Escríbalo otra vez.',
  'staff.mail-footer-changed': 'Un colega cambió el pie. Sus cambios aún no están guardados.',
}
