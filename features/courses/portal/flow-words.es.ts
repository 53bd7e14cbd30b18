import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './flow-words.ts'

const whyDetails = 'Lo que cambie aquí llega solo al proveedor de este curso. No cambia su perfil.'

export const personWords: WordingOf<typeof en.personWords> = {
  name: 'Nombre completo',
  firstName: 'Nombre',
  middleInitial: 'Inicial del segundo nombre',
  lastName: 'Apellido',
  suffix: 'Sufijo',
  suffixHint: 'Por ejemplo, Jr. o III',
  reached: 'Teléfonos y correo electrónico',
  homePhone: 'Teléfono de casa',
  mobilePhone: 'Celular',
  workPhone: 'Teléfono del trabajo',
  emailAddress: 'Correo electrónico',
  userId: (label: string) => `${label} (ID de usuario)`,
  fixed: 'Esto no se puede cambiar aquí. Si no es correcto, comuníquese con su abogado.',
  onceOpen: 'Todavía no tenemos este dato. Puede escribirlo una vez.',
  address: 'Dirección postal',
  mailingAddress: 'Calle y número',
  city: 'Ciudad',
  state: 'Estado',
  chooseState: 'Elija un estado',
  zip: 'Código postal',
  zipHint: '5 dígitos',
  submit: 'Enviar',
  stillHere: 'Lo que escribió sigue aquí. Inténtelo de nuevo.',
  checked:
    'Ya revisó estos datos. Están en el pedido y ya no se pueden cambiar aquí. Si algo no es correcto, comuníquese con su abogado.',
  onward: 'Continuar',
}

export const verifyWords: WordingOf<typeof en.verifyWords> = {
  lead: 'Pusimos los datos que ya tenemos. Por favor, revíselos. Su certificado llevará este nombre.',
  why: 'Por qué lo preguntamos',
  whyText: `El proveedor de su curso debe saber quién lo toma y cómo comunicarse con usted. ${whyDetails}`,
}

export const verifySpouseWords: WordingOf<typeof en.verifySpouseWords> = {
  lead: 'Ustedes toman este curso juntos, así que su cónyuge también recibe un certificado. Pusimos los datos que ya tenemos. Por favor, revíselos. El certificado llevará este nombre.',
  why: 'Por qué lo preguntamos',
  whyText: `El proveedor de su curso debe saber quién lo toma y cómo comunicarse con esa persona. ${whyDetails}`,
}

export const readingWords: WordingOf<typeof en.readingWords> = {
  notLoaded: 'No se pudo cargar esta página.',
  retry: 'Reintentar',
  notYet: 'Podrá continuar cuando se haya cargado el texto de arriba.',
  notSaved: 'Esto no se guardó. Inténtelo de nuevo.',
  back: 'Atrás',
}

export const disclosureWords: WordingOf<typeof en.disclosureWords> = {
  lead: (provider: string) =>
    `${provider} le pide que lea esto antes del curso. Explica qué hace el proveedor por usted y qué no hace.`,
  frame: 'Texto del acuerdo de divulgación',
  agree: 'Aceptar y continuar',
}

export const instructionsWords: WordingOf<typeof en.instructionsWords> = {
  lead: (provider: string) =>
    `Estas instrucciones son de ${provider}. Explican qué necesita y cómo funciona el curso.`,
  frame: 'Texto de las instrucciones del curso',
}

export const verificationWords: WordingOf<typeof en.verificationWords> = {
  title: 'Primero, busquemos un pedido',
  lead: 'Es posible que alguien ya haya pedido este curso para usted. Consultamos al servicio de pedidos para que nadie pague dos veces.',
  lastNameHint: 'Este es el apellido de su cuenta. Si no es correcto, cámbielo primero:',
  toProfile: 'Mi perfil',
  ssn: 'Número de Seguro Social',
  ssnHint: 'Nueve dígitos, con o sin guiones.',
  ssnKept: 'Ya tenemos su número. Déjelo como está o escríbalo de nuevo.',
  why: 'Por qué lo preguntamos y adónde va el número',
  whyText:
    'El servicio de pedidos usa su apellido y su número de Seguro Social para encontrar un pedido. El número va al servicio de pedidos y a nadie más. Lo guardamos bajo llave y no se lo mostramos a nadie.',
  submit: 'Enviar',
  busy: 'Buscando…',
}

export const accountStepWords: WordingOf<typeof en.accountStepWords> = {
  title: 'Revise sus datos',
  lead: 'No encontramos ningún pedido. Para crear uno, el servicio de pedidos debe saber quién es usted.',
  names: 'Si cambia su nombre aquí, también cambia en su perfil.',
  namesNotSaved: 'No pudimos guardar su nombre.',
  channels: 'Este dato viene de su cuenta. Puede cambiarlo en su perfil.',
  why: 'Por qué lo preguntamos',
  whyText:
    'Su nombre, dirección, teléfono y correo electrónico van al servicio de pedidos. El proveedor del curso los usa para comunicarse con usted y para preparar su certificado.',
  submit: 'Enviar',
  busy: 'Enviando…',
}

export const spouseStepWords: WordingOf<typeof en.spouseStepWords> = {
  title: '¿Su cónyuge va a tomar este curso con usted?',
  lead: 'Los dos necesitan un certificado. Pueden tomar un curso juntos, o cada uno el suyo.',
  together: 'Agregar a mi cónyuge al pedido',
  whenOn: 'Hacen un solo pedido y toman un curso juntos. Cada uno recibe un certificado.',
  whenOff:
    'Si no marca esta casilla, usted pide este curso solo para usted. Su cónyuge pide después el suyo.',
  spouse: 'Su cónyuge',
  phone: 'Número de teléfono',
  phoneHint: 'Diez dígitos, por ejemplo 212-555-0142',
  ssn: 'Número de Seguro Social',
  ssnHint: 'Nueve dígitos, con o sin guiones. Solo va al servicio de pedidos, y no lo guardamos.',
  street: 'Calle y número',
  zip: 'Código postal',
  notKept: 'Nada de esto cambia la cuenta de su cónyuge.',
  submit: 'Enviar',
  busy: 'Enviando…',
}
