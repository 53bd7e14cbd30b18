import type { Wording } from '#lib/language.ts'
import type { requestSentences } from './request-sentences.en.ts'

export const requestSentencesEs: Wording<typeof requestSentences> = {
  'request.unknown-document': 'Actualizamos el portal. Vuelva a cargar esta página.',
  'request.too-many': 'Hubo demasiadas solicitudes. Espere un momento e intente otra vez.',
  'request.too-large': 'Lo que envió es demasiado grande.',
  'request.text-not-storable':
    'Su texto tiene un carácter que no podemos guardar. Por favor, quítelo.',
  'request.signed-out': 'Inicie sesión otra vez.',
  'request.set-up-over': 'Su cuenta ya está lista.',
  'request.set-up-unfinished': 'Primero termine de preparar su cuenta.',
  'request.took-too-long': 'Esto tardó demasiado. Intente otra vez.',
  'data.unavailable':
    'En este momento no podemos acceder a nuestros datos. Intente otra vez en un momento.',
  'request.unexpected': 'Algo falló de nuestro lado. Intente otra vez.',
}
