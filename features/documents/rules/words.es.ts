import type { Wording } from '#lib/language.ts'
import type { documentNews, staffNotices } from './words.en.ts'

export const documentNewsEs: Wording<typeof documentNews> = {
  accepted: { one: '{actor} aceptó {name}', many: '{actor} aceptó {count} documentos' },
  'accepted-in-part': {
    one: '{actor} aceptó {name}. Todavía falta algo.',
    many: '{actor} aceptó {count} documentos. Todavía falta algo.',
  },
  'sent-back': {
    one: '{actor} le devolvió {name}',
    many: '{actor} le devolvió {count} documentos',
  },
  'sent-back-settled': {
    one: '{actor} le devolvió {name}. No necesita enviarlo de nuevo.',
    many: '{actor} le devolvió {count} documentos. No necesita enviarlos de nuevo.',
  },
  questioned: {
    one: '{actor} tiene una pregunta sobre {name}',
    many: '{actor} tiene preguntas sobre {count} documentos',
  },
  commented: { one: '{actor} comentó {name}', many: '{actor} comentó {count} documentos' },
  requested: {
    one: '{actor} le pidió un documento: {name}',
    many: '{actor} le pidió {count} documentos',
  },
  needed: { one: 'Ahora hace falta un documento', many: 'Ahora hacen falta {count} documentos' },
  sent: { one: '{actor} le envió {name}', many: '{actor} le envió {count} documentos' },
  'to-confirm': {
    one: '{actor} le envió {name}. Confirme que lo ha leído.',
    many: '{actor} le envió {count} documentos. Confirme que los ha leído.',
  },
  missing: {
    one: '{actor} le envió una lista de lo que todavía falta',
    many: '{actor} le envió {count} listas de lo que todavía falta',
  },
  unusable: {
    one: 'Es posible que {name} esté dañado. Por favor, envíe otro archivo.',
    many: 'Es posible que {count} archivos estén dañados. Por favor, envíe otros.',
  },
  'unusable-settled': {
    one: 'Es posible que {name} esté dañado. No necesita enviarlo de nuevo.',
    many: 'Es posible que {count} archivos estén dañados. No necesita enviarlos de nuevo.',
  },
}

export const staffNoticesEs: Wording<typeof staffNotices> = {
  'unusable-sent': '{people} no puede abrir un documento que su bufete envió',
  'handed-in': {
    single: 'Documento enviado por {people}',
    several: '{count} documentos enviados por {people}',
  },
}
