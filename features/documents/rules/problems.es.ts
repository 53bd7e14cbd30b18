import type { DocumentsProblemCode } from './problems.ts'

export const sentences: Readonly<Record<DocumentsProblemCode, string>> = {
  'documents.corrupt-file':
    'No pudimos enviar {fileName}; es posible que haya algún daño en el contenido. Por favor, pruebe con otro archivo.',
  'documents.file-too-large':
    'Este archivo supera el tamaño máximo de 25 MB por archivo. Por favor, inténtelo de nuevo.',
  'documents.total-too-large':
    'Con este archivo se supera el tamaño máximo de 95 MB en total. Por favor, inténtelo de nuevo.',
  'documents.list-full': 'Ya hay 50 archivos en la lista. No se pueden agregar más.',
  'documents.too-many-at-once': 'Solo puede enviar 50 archivos a la vez.',
  'documents.unsupported-type':
    'Este tipo de archivo no se acepta. Se aceptan doc, docx, rtf, txt, pdf, jpg/jpeg, gif, png y bmp.',
  'documents.wrong-ending':
    'El nombre de esta imagen termina en .{ext}, pero está en el formato {kind}, que este navegador no puede convertir. Ábrala y guárdela como JPEG o PDF. Luego agréguela.',
  'documents.picture-too-large':
    'Esta imagen tiene demasiados píxeles y este navegador no puede reducirla. Guarde una copia más pequeña. Luego agréguela.',
  'documents.too-many-pages':
    '{fileName} tiene más de 5,000 páginas. Divida el PDF en varios más pequeños. Luego agréguelos.',
  'documents.picture-in-pdf-too-large':
    'Una imagen de {fileName} tiene demasiados píxeles. Escanee o guarde el archivo de nuevo con 300 puntos por pulgada (ppp) o menos. Luego agréguelo.',
  'documents.empty-file': 'El archivo no puede estar vacío',
  'documents.not-previewable': 'No se puede mostrar este tipo de archivo: {ext}',
  'documents.not-found': 'No encontramos este documento.',
  'documents.category-not-found': 'No encontramos esta carpeta.',
  'documents.category-closed':
    'Su certificado ya está aquí, así que no puede agregar otro. Si no es el correcto, por favor, comuníquese con su abogado.',
  'documents.certificate-waits':
    'Usted envió su certificado y puede reemplazarlo hasta que su abogado lo revise. Si no es el correcto, ábralo y elija Editar y después Reemplazar el documento.',
  'documents.case-ended':
    'Este caso terminó, así que aquí no se puede agregar ni cambiar nada. Todavía puede leer y descargar lo que está aquí. Si tiene una pregunta, por favor, comuníquese con su abogado.',
  'documents.certificate-here': 'Su certificado ya está aquí. No necesita enviar esto de nuevo.',
  'documents.no-longer-needed': 'Su abogado ya no necesita esto. No necesita enviarlo de nuevo.',
  'documents.attorney-only':
    'Aquí solo su abogado puede agregar documentos. Por favor, elija otra carpeta.',
  'documents.unknown-course': 'Hay dos cursos, el 1 y el 2.',
  'documents.name-missing': 'Por favor, escriba un nombre para este documento.',
  'documents.not-renamable':
    'Este documento ya fue revisado, así que ya no puede cambiar su nombre.',
  'documents.replaced': 'Este documento fue reemplazado por uno más nuevo.',
  'documents.not-replaceable': 'Este documento no se puede reemplazar.',
  'documents.one-file': 'Puede reemplazar un documento con un solo archivo. Por favor, elija uno.',
  'documents.one-certificate':
    'Aquí puede agregar un solo archivo. Por favor, ponga todas las páginas en un solo PDF o en una sola foto.',
  'documents.storage-full':
    'Ya no queda espacio aquí para sus documentos. Por favor, comuníquese con su abogado.',
  'documents.too-many-uploads':
    'Todavía se están enviando sus otros archivos. Por favor, inténtelo de nuevo en un momento.',
  'documents.too-many-downloads':
    'Todavía se están cargando otros documentos. Por favor, inténtelo de nuevo en un momento.',
  'documents.key-used':
    'Ya recibimos otro archivo en lugar de este. Por favor, agregue el archivo de nuevo.',
  'documents.upload-broken':
    'La conexión se interrumpió antes de que llegara el archivo. Por favor, inténtelo de nuevo.',
}
