// The product's own questions and answers, in Spanish. Facts as in seeds/001, section 2.
import type { Wording } from '#kit/language.ts'
import type { faq } from './faq.en.ts'

export const faqEs: Wording<typeof faq> = {
  overview: [
    'Este portal le muestra cómo va su caso y qué debe hacer a continuación.',
    'Aquí envía los documentos que le pide su abogado, en fotos o archivos, una carpeta a la vez. Su abogado los revisa y le escribe cuando falta algo.',
    'Toda bancarrota incluye dos cursos: la asesoría de crédito antes de presentar el caso y el curso de educación financiera después.',
    'Cuando hay novedades, le enviamos un mensaje. Puede parar cuando quiera; lo que ya envió se conserva.',
  ],
  topics: {
    'case': {
      title: 'Su caso',
      entries: {
        'what-now': {
          question: '¿Qué tengo que hacer ahora?',
          answer: ['Lo encuentra en el panel de su caso, en «Lo que debe hacer». Empiece por la primera línea.'],
        },
        'where-it-stands': {
          question: '¿Cómo va mi caso?',
          answer: ['La línea en la parte de arriba del panel de su caso lo muestra. «Lo que viene» le explica cada paso.'],
          more: {
            'pre-filing': { question: '¿Qué significa «En preparación»?', answer: ['Se están preparando sus papeles. Todavía no se ha enviado nada a la corte.'] },
            'filed': { question: '¿Qué significa «Presentado»?', answer: ['La corte tiene sus papeles. La corte le da un número a su caso, y usted lo encuentra en el panel del caso.'] },
            'complete': { question: '¿Qué significa «Concluido»?', answer: ['Su caso llegó a su fin. Guarde sus papeles en un lugar seguro.'] },
          },
        },
        'collectors': {
          question: 'Los cobradores todavía me llaman. ¿Qué les digo?',
          answer: ['Antes de que se presente su caso, deles el nombre de su abogado. Después, deles también su número de caso. Luego cuéntele a su abogado quién llamó.'],
        },
        'deactivate': {
          question: '¿Qué pasa si desactivo un caso?',
          answer: [
            'La información del caso deja de pasar entre este portal y el programa de su abogado. Esto no anula ningún acuerdo que usted haya firmado.',
            'Puede reactivar el caso en Mis casos, con «Mostrar casos desactivados».',
          ],
        },
      },
    },
    'documents': {
      title: 'Documentos',
      entries: {
        'how-to-send': {
          question: '¿Cómo envío un documento?',
          answer: ['Abra Documentos, elija la carpeta que corresponde y presione «Agregar documentos». Puede elegir un archivo de su teléfono o de su computadora.'],
          more: {
            'which-files': {
              question: '¿Qué archivos puedo enviar?',
              answer: ['Archivos admitidos: JPG/JPEG, GIF, PNG, BMP, DOC, DOCX, RTF, TXT, PDF.'],
            },
            'how-large': {
              question: '¿De qué tamaño pueden ser?',
              answer: ['Cada archivo puede tener 25 MB como máximo. Puede enviar 50 archivos por envío, con un total de 95 MB.'],
            },
            'which-folder': {
              question: '¿Y si no sé en qué carpeta va algo?',
              answer: ['Póngalo en «Otros / No sé dónde va». Su abogado lo acomoda por usted.'],
            },
          },
        },
        'statuses': {
          question: '¿Qué significan las palabras junto a mis documentos?',
          answer: ['Dicen cómo va cada documento con su abogado.'],
          more: {
            'status-needed': {
              question: 'Falta',
              answer: ['Todavía falta algo. Debajo del nombre se lee «Nada enviado todavía», o cuántos documentos se enviaron y «faltan más».'],
            },
            'status-pending': {
              question: 'Pendiente',
              answer: ['Usted lo envió y su abogado aún no lo ha revisado. Debajo del nombre de la carpeta se lee «Enviado; falta que su abogado lo revise».'],
            },
            'status-review': { question: 'En revisión', answer: ['Su abogado lo está mirando.'] },
            'status-accepted': {
              question: 'Aceptado o Completo',
              answer: [
                'Todo está bien. No hay nada más que hacer. Debajo del nombre de la carpeta se lee «Todo fue aceptado», o «Aquí no se necesita nada» si está vacía.',
              ],
            },
            'status-rejected': {
              question: 'Rechazado',
              answer: [
                'Su abogado necesita una copia nueva. Abra el documento para leer por qué. Pasa a menudo y no es ningún problema.',
                'Debajo del nombre de la carpeta se lee «Un documento necesita una copia nueva».',
              ],
            },
            'status-optional': { question: 'Si tiene alguno', answer: ['Solo algunas personas tienen estos papeles. Deje vacía una carpeta si no tiene nada así.'] },
          },
        },
        'cannot-find': {
          question: '¿Y si no encuentro un documento?',
          answer: ['Abra su carpeta y busque «¿No lo encuentra?». Ahí dice quién puede darle una copia. Si eso no le ayuda, comuníquese con su abogado.'],
        },
        'spouse-documents': {
          question: '¿Mi cónyuge ve lo que envío?',
          answer: [
            'Los papeles que son solo de usted, como su identificación con foto y sus talones de pago, los ven usted y su abogado. Los que comparten, como los estados de cuenta del banco, los ven los dos.',
          ],
        },
      },
    },
    'courses': {
      title: 'Los dos cursos',
      entries: {
        'why-courses': {
          question: '¿Por qué tengo que tomar cursos?',
          answer: ['La ley pide a todas las personas que se declaran en bancarrota que tomen dos: la asesoría de crédito antes de presentar el caso y el curso de educación financiera después. En un caso conjunto, cada uno los toma.'],
        },
        'how-long': {
          question: '¿Cuánto duran?',
          answer: ['La asesoría de crédito dura unos 90 minutos. El curso de educación financiera dura unas dos horas.'],
        },
        'certificate-valid': {
          question: '¿Cuánto tiempo es válido mi certificado?',
          answer: ['El certificado de asesoría de crédito es válido 180 días. Su caso debe presentarse dentro de ese plazo; si no, hay que tomar el curso otra vez.'],
        },
        'course-cost': {
          question: '¿Y si no puedo pagar un curso?',
          answer: ['Puede pedirle a la institución que da el curso que sea gratis o de menor costo.'],
        },
      },
    },
    'account': {
      title: 'Iniciar sesión y su cuenta',
      entries: {
        'code-valid': {
          question: '¿Cuánto tiempo es válido un código de verificación?',
          answer: ['Un código de verificación es válido cinco minutos. Si ya pasaron, pida uno nuevo con el enlace debajo del código.'],
          more: {
            'code-missing': {
              question: 'El código no llega. ¿Qué puedo hacer?',
              answer: ['Espere un minuto, revise la carpeta de correo no deseado y pídalo otra vez. Si aún no llega, comuníquese con su bufete de abogados.'],
            },
          },
        },
        'forgotten': {
          question: 'Olvidé mi contraseña o mi ID de usuario.',
          answer: [
            'En la página para iniciar sesión, elija el enlace para cuando se olvida el ID de usuario o la contraseña. Escriba su apellido y su número de celular, y diga qué olvidó. Se lo enviamos a su correo electrónico.',
            'Su ID de usuario es su correo electrónico. En lugar de su contraseña recibe una temporal, con la que crea una contraseña nueva.',
          ],
          more: {
            'forgotten-nothing-came': {
              question: 'No llegó ningún correo. ¿Qué puedo hacer?',
              answer: ['Espere un minuto, revise la carpeta de correo no deseado y luego elija «Enviarlo otra vez». Si ya no puede leer ese correo electrónico, llame a la oficina de su abogado.'],
            },
          },
        },
        'locked': {
          question: 'Mi cuenta está bloqueada. ¿Qué hago?',
          answer: ['Después de varias contraseñas incorrectas, la cuenta se bloquea durante 5 minutos. Espere y vuelva a intentarlo. Si olvidó su contraseña, cree una nueva desde la página para iniciar sesión.'],
        },
        'change-password': {
          question: '¿Cómo cambio mi contraseña?',
          answer: ['Abra Mi perfil en el menú de la parte de arriba y elija «Cambiar la contraseña». Aquí su sesión sigue abierta; en todos sus demás dispositivos se cierra.'],
        },
        'new-phone': {
          question: 'Tengo un número de teléfono o un correo electrónico nuevo.',
          answer: [
            'Abra Mi perfil en el menú de la parte de arriba, elija «Editar» y luego «Cambiar el celular» o «Cambiar el correo electrónico».',
            'Enviamos un código de seis dígitos al número o correo nuevo. Nada cambia hasta que usted lo escriba. Desde entonces, su correo nuevo es su ID de usuario.',
          ],
          more: {
            'old-phone-gone': {
              question: 'Ya no puedo recibir códigos en el número anterior.',
              answer: ['Llame a la oficina de su abogado. Pueden cambiarlo cuando estén seguros de que es usted.'],
            },
          },
        },
        'not-me': {
          question: 'Recibí un mensaje sobre un cambio que yo no hice.',
          answer: ['Abra el enlace de ese mensaje. Bloquea su cuenta y avisa a su bufete de abogados. Después llame a la oficina de su abogado.'],
        },
        'notices': {
          question: '¿Cómo me entero de las novedades?',
          answer: ['Por correo electrónico, por mensaje de texto o por los dos: abra Mi perfil, elija «Editar» y diga cómo quiere que le avisemos. Nuestros mensajes nunca dicen de qué trata su caso.'],
        },
        'signed-out': {
          question: '¿Por qué se cerró mi sesión?',
          answer: ['Para protegerle, el portal cierra la sesión cuando no pasa nada durante 15 minutos. Lo que ya envió se conserva.'],
        },
        'spanish': {
          question: '¿Puedo leer esto en inglés?',
          answer: ['Sí. Elija «English» en la parte de arriba de cualquier página.'],
        },
      },
    },
  },
}
