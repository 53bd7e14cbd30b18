import type { casesFirmProblems } from './firm-problems.ts'

export const sentences: Readonly<Record<keyof typeof casesFirmProblems, string>> = {
  'cases.no-such-case': 'No existe ese caso.',
  'cases.no-day': 'Escriba el día como AAAA-MM-DD.',
  'cases.nothing-to-continue':
    'No se conoce la primera fecha de la reunión. Indíquela primero: los plazos se cuentan desde ella.',
  'cases.continued-to-earlier':
    'Una reunión se aplaza a un día posterior. La primera fecha es {day}.',
  'cases.no-active-attorney':
    'Este bufete no tiene ningún abogado activo. Un caso necesita uno: agregue primero un abogado.',
  'cases.same-email':
    'Las dos personas tienen el correo {email}. Cada una necesita el suyo para iniciar sesión. Pídales otra dirección y después cree el caso.',
  'cases.same-mobile':
    'Las dos personas tienen el teléfono móvil {mobile}. Los códigos llegan al teléfono, así que cada persona debería tener el suyo.',
  'cases.gap-reason-wanted':
    'Todavía falta algo. Escriba en {min} a {max} caracteres por qué el caso sigue de todos modos.',
  'cases.outcome-wanted': '¿Cómo terminó el caso? Elija un resultado.',
  'cases.outcome-of-open-case': 'Solo un caso concluido tiene un resultado.',
  'cases.withdrawn-after-filing':
    'Este caso se presentó. Solo un caso que termina antes de la presentación se retira; uno presentado que termina antes de tiempo se desestima.',
  'cases.part-before-filing':
    'Antes de la presentación, ninguna corte decide sobre un solo deudor. Quite al cónyuge del caso en su lugar.',
  'cases.no-such-debtor': 'El caso no tiene ese deudor.',
  'cases.ended-in-future': 'El día de la orden está en el futuro.',
  'cases.ended-before-filing': 'El caso se presentó el {day}. El día de la orden es anterior.',
  'cases.docket-number-too-long': 'Un número de registro tiene {max} caracteres como máximo.',
  'cases.never-filed':
    'Este caso no se presentó. Antes de la presentación, un caso termina como retirado. Si se presentó, márquelo primero como presentado.',
  'cases.chapter-of-ended-case': 'Este caso ha terminado. Su capítulo no cambia.',
  'cases.archive-open-case': 'Solo un caso terminado puede archivarse. Cambie primero su etapa.',
  'cases.merge-same-case': 'Elija otro caso. Este es el que está abierto.',
  'cases.merge-late': 'Solo un caso que no se ha presentado ni ha terminado puede unirse a otro.',
  'cases.merge-in-use':
    '{name} tiene una cuenta y usa este caso. Conserve este caso y una el otro a él.',
  'cases.merge-into-archive': 'El otro caso está en el archivo. Sáquelo primero del archivo.',
  'cases.chapter-wanted': 'Un caso presentado tiene un capítulo. Elija 7 o 13.',
  'cases.conversion-day-wanted': '¿Qué día se convirtió el caso?',
  'cases.converted-in-future': 'Este día está en el futuro.',
  'cases.converted-before-filing': 'Este día es anterior a la presentación del caso.',
  'cases.chapter-changed': 'Un colega cambió el capítulo. Compare antes de continuar.',
  'cases.filing-before-filing':
    'Un caso en preparación no tiene fecha de presentación ni número de caso.',
  'cases.filing-date-wanted': '¿Cuándo se presentó el caso? Escriba la fecha.',
  'cases.filed-in-future':
    'La fecha de presentación {day} está en el futuro: en la oficina hoy es {today}.',
  'cases.filed-long-ago': 'La fecha de presentación {day} fue hace más de {years} años.',
  'cases.filed-after-meeting':
    'Un caso se presenta antes de su reunión de acreedores. La primera fecha de la reunión es {day}: corrija una de las dos.',
  'cases.number-wanted':
    'El caso no tiene número. Hasta que lo tenga, el cliente no puede tomar el segundo curso.',
  'cases.stage-changed': 'Un colega cambió la etapa de este caso mientras usted trabajaba en ella.',
  'cases.confirm-step-back':
    'Esto devuelve el caso de {from} a {to}. El cliente leería «{title}» y recibiría la notificación «{news}».',
  'cases.confirm-filing-taken-back':
    'Esto devuelve el caso de {from} a {to}. El cliente leería «{title}» y recibiría la notificación «{news}». Se quitarían la fecha de presentación, el número de caso y la reunión de acreedores.',
  'cases.confirm-number-taken-back':
    'Esto quita el número de caso {number}. El cliente leería «{title}», recibiría la notificación de que el número ya no vale y no puede tomar el segundo curso hasta que haya uno nuevo.',
  'cases.confirm-other-outcome':
    'Esto cambia el resultado de {from} a {to}. El cliente leería «{title}» y recibiría la notificación «{news}».',
  'cases.meeting-needs-filing': 'Solo un caso presentado tiene una reunión de acreedores.',
  'cases.meeting-before-filing':
    'El caso se presentó el {day}. La reunión de acreedores es después.',
  'cases.meeting-time-invalid': 'Escriba la hora con horas y minutos, por ejemplo 9:30 AM.',
  'cases.meeting-zone-invalid': 'Elija la zona horaria de la corte.',
  'cases.meeting-text-too-long': 'Este texto puede tener {max} caracteres como máximo.',
  'cases.meeting-link-invalid': 'Escriba la dirección completa de la reunión. Empieza con https://',
  'cases.meeting-not-over': 'Esta reunión todavía no ha tenido lugar.',
  'cases.meeting-changed': 'Un colega cambió la reunión. Sus cambios aún no están guardados.',
  'cases.meeting-out-of-range': 'La reunión de acreedores debe estar entre {from} y {to}.',
}
