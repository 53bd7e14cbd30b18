import type { Wording } from '#lib/language.ts'
import type { faq } from './faq.en.ts'

export const faqEs: Wording<typeof faq> = {
  overview: [
    'Este portal le muestra cómo va su caso y qué debe hacer después.',
    'Aquí envía los documentos que le pide su abogado, en fotos o archivos, una carpeta a la vez. Su abogado los revisa y le escribe si falta algo.',
    'Casi toda bancarrota incluye dos cursos: la asesoría de crédito antes de presentar el caso y el curso de educación financiera después.',
    'Cuando hay novedades, le enviamos un mensaje. Puede parar cuando quiera. Lo que ya envió está guardado.',
  ],
  topics: {
    case: {
      title: 'Su caso',
      entries: {
        'what-now': {
          question: '¿Qué tengo que hacer ahora?',
          answer: [
            'Mire «Lo que debe hacer» en el panel de su caso. Empiece por lo primero de la lista.',
          ],
        },
        'where-it-stands': {
          question: '¿Cómo va mi caso?',
          answer: [
            'La línea de tiempo en la parte de arriba del panel de su caso lo muestra. «Lo que viene» le explica cada paso.',
          ],
          more: {
            'pre-filing': {
              question: '¿Qué significa «En preparación»?',
              answer: [
                'Se están preparando sus papeles. Todavía no se ha enviado nada a la corte.',
              ],
            },
            filed: {
              question: '¿Qué significa «Presentado»?',
              answer: [
                'La corte tiene sus papeles. La corte le da un número a su caso. Puede verlo en el panel de su caso.',
              ],
            },
            complete: {
              question: '¿Qué significa «Concluido»?',
              answer: [
                'Su bufete registró cómo terminó su caso, o que usted ya tiene su exoneración de deudas (discharge). Guarde sus papeles en un lugar seguro. Si la corte o el fideicomisario (trustee) le escribe, avise a su abogado.',
              ],
            },
          },
        },
        collectors: {
          question: 'Los cobradores todavía me llaman. ¿Qué les digo?',
          answer: [
            'Antes de que se presente su caso, deles el nombre de su abogado. Después, deles también su número de caso. Luego cuéntele a su abogado quién llamó.',
          ],
        },
        deactivate: {
          question: '¿Qué pasa si desactivo un caso?',
          answer: [
            'La información del caso deja de pasar entre este portal y el programa de su abogado. Desactivar el caso no anula ningún acuerdo que usted haya firmado.',
            'Más adelante puede reactivar el caso. Vaya a Mis casos y elija «Mostrar casos desactivados».',
          ],
        },
      },
    },
    documents: {
      title: 'Documentos',
      entries: {
        'how-to-send': {
          question: '¿Cómo envío un documento?',
          answer: [
            'Abra Documentos, elija la carpeta correcta y presione «Agregar documentos». Puede elegir un archivo de su teléfono o de su computadora.',
          ],
          more: {
            'which-files': {
              question: '¿Qué archivos puedo enviar?',
              answer: ['Archivos admitidos: JPG/JPEG, GIF, PNG, BMP, DOC, DOCX, RTF, TXT, PDF.'],
            },
            'how-large': {
              question: '¿De qué tamaño pueden ser?',
              answer: [
                'Cada archivo puede tener hasta 25 MB. Puede enviar hasta 50 archivos a la vez, con un total de 95 MB.',
              ],
            },
            'which-folder': {
              question: '¿Y si no sé qué carpeta usar?',
              answer: ['Póngalo en «Otros / No sé dónde va». Su abogado lo ordenará por usted.'],
            },
          },
        },
        statuses: {
          question: '¿Qué significan las palabras junto a mis documentos?',
          answer: ['Muestran el estado de cada documento.'],
          more: {
            'status-needed': {
              question: 'Falta',
              answer: [
                'Todavía falta algo. Debajo del nombre dice «Nada enviado todavía», o cuántos documentos envió y «faltan más».',
              ],
            },
            'status-pending': {
              question: 'Pendiente',
              answer: [
                'Usted lo envió y su abogado aún no lo ha revisado. Debajo del nombre de la carpeta dice «Enviado; falta que su abogado lo revise».',
              ],
            },
            'status-review': { question: 'En revisión', answer: ['Su abogado lo está revisando.'] },
            'status-accepted': {
              question: 'Aceptado o Completo',
              answer: [
                'Todo está bien. No tiene que hacer nada más. Debajo del nombre de la carpeta dice «Todo fue aceptado», o «Aquí no se necesita nada» si está vacía.',
              ],
            },
            'status-rejected': {
              question: 'Rechazado',
              answer: [
                'Su abogado necesita una copia nueva. Abra el documento para leer por qué. Pasa a menudo y no es un problema.',
                'Debajo del nombre de la carpeta dice «Un documento necesita una copia nueva».',
              ],
            },
            'status-optional': {
              question: 'Si tiene alguno',
              answer: [
                'Solo algunas personas tienen estos papeles. Si no tiene ninguno, deje la carpeta vacía.',
              ],
            },
          },
        },
        'cannot-find': {
          question: '¿Y si no encuentro un documento?',
          answer: [
            'Abra su carpeta y busque «¿No lo encuentra?». Ahí dice quién puede darle una copia. Si eso no le ayuda, comuníquese con su abogado.',
          ],
        },
        'spouse-documents': {
          question: '¿Mi cónyuge puede ver lo que envío?',
          answer: [
            'Usted y su abogado pueden ver los papeles que son solo de usted, como su identificación con foto y sus talones de pago. Su cónyuge no puede verlos. Los dos pueden ver los papeles que comparten, como los estados de cuenta del banco.',
          ],
        },
      },
    },
    courses: {
      title: 'Los dos cursos',
      entries: {
        'why-courses': {
          question: '¿Por qué tengo que tomar cursos?',
          answer: [
            'La ley exige que casi todas las personas que se declaran en bancarrota tomen dos: la asesoría de crédito antes de presentar el caso y el curso de educación financiera después. En un caso conjunto, cada uno debe tomar los dos.',
          ],
        },
        'how-long': {
          question: '¿Cuánto duran?',
          answer: [
            'La asesoría de crédito dura unos 90 minutos. El curso de educación financiera dura unas dos horas.',
          ],
        },
        'certificate-valid': {
          question: '¿Cuánto tiempo es válido mi certificado?',
          answer: [
            'El certificado de asesoría de crédito es válido por 180 días. Si su caso no se presenta dentro de ese plazo, debe tomar el curso otra vez.',
          ],
        },
        'course-cost': {
          question: '¿Y si no puedo pagar un curso?',
          answer: ['Puede pedirle al proveedor del curso uno gratis o de menor costo.'],
        },
      },
    },
    account: {
      title: 'Iniciar sesión y su cuenta',
      entries: {
        'code-valid': {
          question: '¿Cuánto tiempo es válido un código de verificación?',
          answer: [
            'Un código de verificación es válido por cinco minutos. Si su código ya venció, use el enlace que está debajo para pedir uno nuevo.',
          ],
          more: {
            'code-missing': {
              question: 'No me llegó el código. ¿Qué puedo hacer?',
              answer: [
                'Espere un minuto, revise la carpeta de correo no deseado y pida el código otra vez. Si aún no llega, comuníquese con su bufete de abogados.',
              ],
            },
          },
        },
        forgotten: {
          question: 'Olvidé mi contraseña o mi ID de usuario.',
          answer: [
            'En la página para iniciar sesión, elija el enlace para cuando se olvida el correo electrónico o la contraseña. Escriba su apellido y su número de celular, y elija qué olvidó. Se lo enviaremos a su correo electrónico.',
            'Su ID de usuario es su correo electrónico. Si olvidó su contraseña, le enviamos una temporal. Úsela para crear una contraseña nueva.',
          ],
          more: {
            'forgotten-nothing-came': {
              question: 'No llegó ningún correo. ¿Qué puedo hacer?',
              answer: [
                'Espere un minuto, revise la carpeta de correo no deseado y luego elija «Enviarlo otra vez». Si ya no puede leer ese correo electrónico, llame a la oficina de su abogado.',
              ],
            },
          },
        },
        locked: {
          question: 'Mi cuenta está bloqueada. ¿Qué hago?',
          answer: [
            'Después de varias contraseñas incorrectas, su cuenta se bloquea durante 5 minutos. Espere y vuelva a intentarlo. Si olvidó su contraseña, cree una nueva desde la página para iniciar sesión.',
          ],
        },
        'change-password': {
          question: '¿Cómo cambio mi contraseña?',
          answer: [
            'Abra Mi perfil en el menú de la parte de arriba y elija «Cambiar la contraseña». Aquí su sesión sigue abierta. En todos sus demás dispositivos la cerramos.',
          ],
        },
        'new-phone': {
          question: 'Tengo un número de teléfono o un correo electrónico nuevo.',
          answer: [
            'Abra Mi perfil en el menú de la parte de arriba, elija «Editar» y luego «Cambiar el celular» o «Cambiar el correo electrónico».',
            'Enviamos un código de seis dígitos al número o correo nuevo. Nada cambia hasta que usted lo escriba. Si cambió su correo electrónico, el nuevo será entonces su ID de usuario.',
          ],
          more: {
            'old-phone-gone': {
              question: 'Ya no puedo recibir códigos en el número anterior.',
              answer: [
                'Llame a la oficina de su abogado. Pueden cambiarlo por usted después de asegurarse de que es usted.',
              ],
            },
          },
        },
        'not-me': {
          question: 'Recibí un mensaje sobre un cambio que yo no hice.',
          answer: [
            'Abra el enlace de ese mensaje. Bloquea su cuenta y avisa a su bufete de abogados. Después llame a la oficina de su abogado.',
          ],
        },
        notices: {
          question: '¿Cómo recibo novedades sobre mi caso?',
          answer: [
            'Por correo electrónico, por mensaje de texto o por los dos. Abra Mi perfil, elija «Editar» y díganos cómo quiere que le avisemos. Nuestros mensajes nunca dicen de qué trata su caso.',
          ],
        },
        'signed-out': {
          question: '¿Por qué se cerró mi sesión?',
          answer: [
            'Para protegerle, cerramos su sesión después de 15 minutos sin actividad. Lo que ya envió está guardado.',
          ],
        },
        spanish: {
          question: '¿Puedo leer esto en inglés?',
          answer: ['Sí. Elija «English» en la parte de arriba de cualquier página.'],
        },
      },
    },
  },
}
