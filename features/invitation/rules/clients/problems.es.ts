import type { inviteProblems } from './problems.ts'

export const sentences: Readonly<Record<keyof typeof inviteProblems, string>> = {
  'invite.given-name-required': 'Escriba el nombre.',
  'invite.family-name-required': 'Escriba el apellido.',
  'invite.name-too-long': 'Un nombre puede tener {max} caracteres como máximo.',
  'invite.email-invalid': 'Escriba un correo electrónico como nombre@example.com.',
  'invite.mobile-invalid':
    'Escriba un teléfono celular de EE. UU. con diez dígitos. Los códigos para iniciar sesión llegan a él.',
  'invite.same-email':
    'Las dos personas tienen el correo electrónico {email}. Cada persona necesita su propio correo para iniciar sesión. Pídales otro correo.',
  'invite.same-mobile':
    'Las dos personas tienen el teléfono celular {mobile}. Los códigos llegan al teléfono, así que cada persona debería tener el suyo. Si de verdad comparten uno, confírmelo.',
  'invite.chapter-invalid': 'Elija Capítulo 7, Capítulo 13 o No se sabe.',
  'invite.day-invalid': 'Escriba una fecha como 12/18/2026.',
  'invite.days-invalid': 'Escriba un número de días de 1 a {max}, o deje el campo vacío.',
  'invite.defaults-changed': 'Un colega cambió estos valores. Sus cambios aún no están guardados.',
  'invite.day-past': 'Esta fecha ya pasó.',
  'invite.greeting-too-long': 'Sus palabras pueden tener {max} caracteres como máximo.',
  'invite.code-too-long': 'Un código puede tener {max} caracteres como máximo.',
  'invite.similar':
    'Es posible que su bufete ya tenga a este cliente. Compare los casos antes de seguir.',
  'invite.form-outdated': 'Esta página es demasiado antigua. Vuelva a cargarla e intente otra vez.',
  'invite.person-absent': 'No se encontró a esta persona. Vuelva a cargar la página.',
  'invite.person-changed':
    'Un colega corrigió los datos de esta persona. Sus cambios aún no están guardados.',
  'invite.has-account': 'Esta persona ya tiene una cuenta y no necesita una invitación.',
  'invite.not-locked': 'Este cliente no está bloqueado. Puede iniciar sesión ahora.',
  'invite.unlocked-often':
    'Este cliente se desbloqueó varias veces hoy. Pídale que restablezca su contraseña.',
  'invite.codes-not-texted':
    'Los códigos de este cliente no van a un teléfono ahora, o no hay un correo verificado para ellos.',
  'invite.codes-moved-often':
    'Los códigos de este cliente se enviaron por correo varias veces hoy. Inténtelo mañana.',
  'invite.channel-not-now':
    'Esta cuenta no está completa o el cliente la bloqueó. Su correo y su teléfono no se pueden cambiar ahora.',
  'invite.channel-invalid':
    'Escriba un correo como nombre@example.com o un celular de EE. UU. con diez dígitos.',
  'invite.channel-unchanged': 'La cuenta ya tiene ese correo o teléfono.',
  'invite.channel-second':
    'Su oficina cambió el correo o el teléfono de este cliente, y desde entonces no ha iniciado sesión. El segundo no se puede cambiar antes.',
  'invite.channel-often':
    'El correo o el teléfono de este cliente se cambió varias veces. Intente otra vez en una semana.',
  'invite.channel-none': 'No hay ningún cambio pendiente.',
  'invite.codes-held':
    'Su oficina cambió el correo o el teléfono de este cliente, y desde entonces no ha iniciado sesión. Los códigos no pueden ir al correo antes.',
  'invite.note-too-long': 'Una nota puede tener {max} caracteres como máximo.',
  'invite.case-absent': 'No pudimos encontrar este caso.',
  'invite.case-full': 'Este caso ya tiene dos personas.',
  'invite.spouse-too-late':
    'Este caso ya se presentó. Los cónyuges presentan juntos, así que nadie puede unirse ni salir ahora.',
  'invite.spouse-has-account': 'Esta persona creó una cuenta mientras tanto. Decida otra vez.',
  'invite.spouse-left':
    'Un cónyuge con cuenta salió de este caso. Lo que respondió queda en él, así que nadie más puede unirse. Cree un caso nuevo para la pareja.',
  'invite.case-complete': 'Este caso está terminado. Nadie puede unirse a él.',
  'invite.too-many-at-once':
    'Todavía estamos enviando mensajes anteriores a esta persona. Por favor, inténtelo de nuevo en un momento.',
  'invite.none-open': 'No hay ninguna invitación que retirar: ya se usó, se retiró o venció.',
  'invite.csv-empty': 'La lista no tiene filas debajo de los encabezados.',
  'invite.csv-unreadable':
    'No podemos leer esta lista. Guárdela como CSV con los encabezados de nuestra plantilla.',
  'invite.csv-columns':
    'A la lista le faltan estas columnas: {columns}. Use los encabezados de nuestra plantilla.',
  'invite.csv-too-long': 'Una lista puede tener {max} filas como máximo.',
  'invite.language-invalid': 'Escriba English o Spanish.',
  'invite.attorney-unknown': 'Ningún abogado de su bufete tiene este correo electrónico.',
  'invite.paralegal-unknown': 'Nadie en su bufete tiene este correo electrónico.',
  'invite.known-email': 'Un cliente de su bufete ya tiene este correo electrónico.',
  'invite.twice-in-list': 'Este correo electrónico también está en la fila {row}.',
}
