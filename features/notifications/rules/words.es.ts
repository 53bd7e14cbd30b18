import type { Wording } from '#lib/language.ts'
import type { answerWords, newsFallbackWords, noticeWords } from './words.en.ts'

export const noticeWordsEs: Wording<typeof noticeWords> = {
  text: {
    one: 'Tiene un mensaje nuevo en su portal de clientes.\n{link}\nResponda PARAR si no desea recibir estos mensajes de texto.',
    several:
      'Tiene {count} mensajes nuevos en su portal de clientes.\n{link}\nResponda PARAR si no desea recibir estos mensajes de texto.',
  },
  mail: {
    one: {
      subject: 'Tiene un mensaje nuevo',
      body: 'Tiene un mensaje nuevo en su portal de clientes.\n\nInicie sesión para leerlo:\n{link}\n\nEn su perfil puede elegir si le avisamos de los mensajes nuevos por correo electrónico o por mensaje de texto.\n',
    },
    several: {
      subject: 'Tiene {count} mensajes nuevos',
      body: 'Tiene {count} mensajes nuevos en su portal de clientes.\n\nInicie sesión para leerlos:\n{link}\n\nEn su perfil puede elegir si le avisamos de los mensajes nuevos por correo electrónico o por mensaje de texto.\n',
    },
  },
}

export const answerWordsEs: Wording<typeof answerWords> = {
  stopped:
    'Ya no recibirá mensajes de texto sobre mensajes nuevos en su portal de clientes. Los códigos que usted pida sí le llegarán. Responda START para volver a recibir avisos.',
  started:
    'Volverá a recibir mensajes de texto sobre mensajes nuevos en su portal de clientes. Responda PARAR si no desea recibirlos.',
  help: 'Este número envía códigos y avisa de mensajes nuevos en su portal de clientes: {link}\nPueden aplicarse tarifas de mensajes y datos. Responda PARAR si no desea recibir avisos por texto.',
  nobody:
    'No leemos los mensajes que llegan a este número. Por favor, entre a su portal de clientes: {link}',
}

export const newsFallbackWordsEs: Wording<typeof newsFallbackWords> = {
  firm: 'Su bufete de abogados',
  unknown: 'Hay novedades sobre su caso',
}
