import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const uploadWords: WordingOf<typeof en.uploadWords> = {
  startTitle: 'Agregar un documento',
  replaceTitle: 'Reemplazar documento',
  photoTitle: 'Revise la foto',
  viewTitle: 'Ver archivo',
  editTitle: 'Revise el nombre',
  submitTitle: 'Enviar documentos',
  finishTitle: 'Gracias',
  for: (category) => `Para: ${category}`,
  insteadOf: (document) => `Reemplaza a: ${document}`,
  drop: 'Suelte los archivos aquí o elíjalos abajo',
  dropOne: 'Suelte el archivo aquí o elíjalo abajo',
  pdfHint:
    'Por favor, elija el PDF que descargó. Las capturas y fotos de pantalla casi siempre se rechazan.',
  camera: 'Tomar una foto',
  choose: 'Elegir archivos',
  chooseOne: 'Elegir un archivo',
  preparing: (count) => (count === 1 ? 'Preparando su foto…' : `Preparando ${count} archivos…`),
  goodPhoto: 'Cómo tomar una buena foto',
  goodPhotoRules: [
    'Ponga la hoja bien plana sobre una mesa oscura, cerca de una ventana o una lámpara.',
    'Sostenga el teléfono justo encima de la hoja para que se vean las cuatro esquinas.',
    'Tome una foto de cada página. Tome también una del reverso si hay algo impreso.',
    'Mire la foto antes de usarla. Todas las palabras deben leerse con facilidad.',
  ],
  loadingCamera: 'Cargando la cámara',
  cameraHint:
    'Si no pasa nada, permita el uso de la cámara para este sitio en los ajustes de su navegador. También puede elegir una foto que ya tenga.',
  cameraGuide: 'Ajuste las cuatro esquinas a las marcas',
  cameraPicture: 'Lo que ve la cámara',
  take: 'Tomar la foto',
  taking: 'Tomando la foto…',
  takenPhoto: 'La foto que tomó',
  canItBeRead: '¿Puede leer todas las palabras y ver las cuatro esquinas?',
  usePhoto: 'Usar esta foto',
  takeAgain: 'Tomarla otra vez',
  limits:
    'doc, docx, rtf, txt, pdf, jpg/jpeg, gif, png, bmp. Hasta 25 MB por archivo; 95 MB y 50 archivos a la vez.',
  limitsOfOne: 'doc, docx, rtf, txt, pdf, jpg/jpeg, gif, png, bmp. Hasta 25 MB.',
  name: 'Nombre',
  nameOf: (fileName) => `Nombre de ${fileName}`,
  keepsEnding: (extension) => `La terminación del archivo, .${extension}, no cambia.`,
  next: 'Siguiente',
  cancel: 'Cancelar',
  files: 'Archivos por enviar',
  addAnother: 'Agregar otro archivo',
  submit: 'Enviar',
  submitting: 'Enviando…',
  stop: 'Cancelar todo',
  inAll: (arrived, files) => `Enviados: ${arrived} de ${files} archivos`,
  view: (fileName) => `Ver ${fileName}`,
  back: 'Volver a la lista',
  cannotBeShown: 'Puede enviar este archivo, pero aquí no se puede mostrar.',
  remove: (fileName) => `Quitar ${fileName}`,
  cancelOne: (fileName) => `Cancelar ${fileName}`,
  chooseDifferent: 'Elegir otro archivo',
  tryAgain: 'Reintentar',
  tryAgainWith: (fileName) => `Reintentar: ${fileName}`,
  sending: 'Enviando',
  checking: 'Se está revisando…',
  ready: (size) => `${size}. Listo`,
  waiting: (size) => `${size}. En espera`,
  sendingOne: (size) => size,
  submitted: (size) => `${size}. Enviado`,
  notSubmitted: (size) => `${size}. No se envió`,
  cut: (size) => `${size}. La conexión se interrumpió. No se perdió nada.`,
  interrupted: (count) =>
    `La conexión se interrumpió. ${count === 1 ? '1 archivo no se envió' : `${count} archivos no se enviaron`}. No se perdió nada.`,
  notWhileSending: 'Todavía se están enviando sus archivos. Podrá agregar más cuando terminen.',
  needsPassword: (size) => `${size}. Necesita contraseña`,
  locked: (count, name) =>
    count === 1
      ? `El bufete no puede abrir ${name} sin su contraseña`
      : `El bufete no puede abrir ${count} de estos archivos sin sus contraseñas`,
  lockedHint: (count) =>
    `Por favor, agregue ${count === 1 ? 'una copia' : 'copias'} sin contraseña. Muchas veces puede abrir el archivo, imprimirlo y elegir “Guardar como PDF” como impresora.`,
  filled: (files, bytes) => `${files} de 50 archivos, ${bytes} de 95 MB.`,
  leaving: (count) =>
    count === 1
      ? 'Este archivo todavía no se ha enviado.'
      : `${count} archivos todavía no se han enviado.`,
  leavingHint: (count) =>
    `Si cierra ahora, tendrá que elegir${count === 1 ? 'lo' : 'los'} otra vez.`,
  stay: 'Volver a los archivos',
  leave: 'Cerrar sin enviar',
  // In lowercase, because it is used in the middle of a sentence.
  general: 'su documento',
  finished: (count) =>
    count === 1 ? 'Su documento fue enviado.' : `Sus ${count} documentos fueron enviados.`,
  finishedReplacing: 'Su documento nuevo reemplazó al anterior.',
  finishedHint: (count) =>
    `Su abogado ${count === 1 ? 'lo' : 'los'} revisará. Usted recibirá una notificación. Esta ventana se cierra sola.`,
  done: 'Listo',
  notSent: (count) =>
    count === 1 ? '1 archivo no se envió.' : `${count} archivos no se enviaron.`,
  notSentAddAgain: (count) =>
    count === 1
      ? '1 archivo no se envió. Por favor, agréguelo otra vez.'
      : `${count} archivos no se enviaron. Por favor, agréguelos otra vez.`,
  times: (count) => `(${count} archivos)`,
  photosNotSent: (count) => (count === 1 ? '1 foto que tomó aquí' : `${count} fotos que tomó aquí`),
  hideNotSent: 'Ocultar este aviso',
  close: 'Cerrar',
}
