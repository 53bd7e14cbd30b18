import type { Wording } from '#lib/language.ts'
import type { reminderNews, staffNotices } from './reminder-words.en.ts'

export const reminderNewsEs: Wording<typeof reminderNews> = {
  takeFirst:
    'Por favor, tome su primer curso, el de asesoría de crédito. Dura unos 90 minutos, por internet o por teléfono.',
  useBy:
    'Su certificado de asesoría de crédito puede usarse hasta el {day}. Por favor, termine lo que falta para que su caso pueda presentarse a tiempo.',
  takeSecond:
    'Ya puede tomar su segundo curso, el de educación financiera. Dura unas dos horas, por internet o por teléfono.',
  secondDue:
    'Por favor, tome su segundo curso, el de educación financiera. El certificado debe entregarse a más tardar el {day}.',
  overdue:
    'El certificado de su segundo curso debía entregarse el {day}. Por favor, llame a su abogado.',
}

export const staffNoticesEs: Wording<typeof staffNotices> = {
  stale: '{people} todavía no ha tomado el primer curso',
  overdue: 'El certificado del segundo curso de {people} debía entregarse el {day}',
}
