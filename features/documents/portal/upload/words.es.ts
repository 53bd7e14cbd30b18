// What the upload dialog says, in Spanish.
import type { Wording } from '#kit/language.ts'
import type { uploadWords } from './words.en.ts'

export const uploadWordsEs: Wording<typeof uploadWords> = {
  startTitle: 'Agregar un documento',
  editTitle: 'Revise el nombre',
  submitTitle: 'Enviar documentos',
  finishTitle: 'Gracias',
  for: (category) => `Para: ${category}`,
  drop: 'Suelte los archivos aquí o elíjalos abajo',
  choose: 'Elegir archivos',
  limits: 'doc, docx, rtf, txt, pdf, jpg/jpeg, gif, png, bmp. Hasta 25 MB por archivo; 95 MB y 50 archivos a la vez.',
  name: 'Nombre',
  nameOf: (fileName) => `Nombre de ${fileName}`,
  keepsEnding: (extension) => `La terminación .${extension} se conserva.`,
  next: 'Siguiente',
  cancel: 'Cancelar',
  addAnother: 'Agregar otro archivo',
  submit: 'Enviar',
  submitting: 'Enviando…',
  remove: (fileName) => `Quitar ${fileName}`,
  cancelOne: (fileName) => `Cancelar ${fileName}`,
  chooseDifferent: 'Elegir otro archivo',
  tryAgain: 'Reintentar',
  sending: 'Enviando',
  ready: (size) => `${size}. Listo`,
  waiting: (size) => `${size}. En espera`,
  sendingOne: (size) => size,
  submitted: (size) => `${size}. Enviado`,
  notSubmitted: (size) => `${size}. No se envió`,
  cut: (size) => `${size}. La conexión se interrumpió. No se perdió nada.`,
  filled: (files, bytes) => `${files} de 50 archivos, ${bytes} de 95 MB.`,
  // It stands inside the sentence.
  general: 'su documento',
  finished: (count) => (count === 1 ? 'Su documento fue enviado.' : `Sus ${count} documentos fueron enviados.`),
  finishedHint: (count) => `Ahora su abogado ${count === 1 ? 'lo revisa' : 'los revisa'}. Usted recibirá una notificación. Esta ventana se cierra sola.`,
  done: 'Listo',
}
