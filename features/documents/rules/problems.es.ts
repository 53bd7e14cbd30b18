// Everything that can go wrong with documents, in Spanish.
import type { DocumentsProblemCode } from './problems.ts'

export const documentsSentencesEs: Readonly<Record<DocumentsProblemCode, string>> = {
  'documents.corrupt-file': 'No pudimos enviar {fileName}; es posible que haya algún daño en el contenido. Por favor, pruebe con otro archivo.',
  'documents.file-too-large': 'Este archivo supera el tamaño máximo de 25 MB por archivo. Por favor, inténtelo de nuevo.',
  'documents.total-too-large': 'Con este archivo se supera el tamaño máximo de 95 MB en total. Por favor, inténtelo de nuevo.',
  'documents.list-full': 'Ya hay 50 archivos en la lista. No se pueden agregar más.',
  'documents.too-many-at-once': 'Solo puede enviar 50 archivos a la vez.',
  'documents.unsupported-type': 'Este tipo de archivo no se acepta. Se aceptan doc, docx, rtf, txt, pdf, jpg/jpeg, gif, png y bmp.',
  'documents.empty-file': 'El archivo no puede estar vacío',
  'documents.not-previewable': 'No se puede mostrar este tipo de archivo: {ext}',
  'documents.not-found': 'No encontramos este documento.',
  'documents.category-not-found': 'No encontramos esta carpeta.',
  'documents.category-closed':
    'Su certificado ya está aquí, así que no se puede agregar nada más. Si no es el correcto, por favor, comuníquese con su abogado.',
  'documents.certificate-waits':
    'Su certificado ya se envió y se puede reemplazar hasta que su abogado lo revise. Si no es el correcto, ábralo y elija Editar y después Reemplazar el documento.',
  'documents.attorney-only': 'Aquí solo su abogado agrega documentos. Por favor, elija otra carpeta.',
  'documents.unknown-course': 'Hay dos cursos, el 1 y el 2.',
  'documents.name-missing': 'Por favor, escriba un nombre para este documento.',
  'documents.not-renamable': 'Este documento ya fue revisado, así que su nombre ya no se puede cambiar.',
  'documents.replaced': 'Este documento fue reemplazado por uno más nuevo.',
  'documents.not-replaceable': 'Este documento no se puede reemplazar.',
  'documents.one-file': 'Solo un archivo puede ocupar el lugar de un documento. Por favor, elija uno.',
  'documents.one-certificate': 'Aquí solo se puede agregar un archivo. Por favor, ponga todas las páginas en un solo PDF o en una sola foto.',
  'documents.storage-full': 'Ya no hay más espacio aquí para sus documentos. Por favor, comuníquese con su abogado.',
  'documents.too-many-downloads': 'Todavía se están descargando otros documentos. Por favor, inténtelo de nuevo en un momento.',
  'documents.too-many-uploads': 'Otros archivos suyos todavía están en camino. Por favor, inténtelo de nuevo en un momento.',
  'documents.key-used': 'En lugar de este archivo ya se envió otro. Por favor, agregue el archivo de nuevo.',
  'documents.upload-broken': 'La conexión se interrumpió antes de que llegara el archivo. Por favor, inténtelo de nuevo.',
}
