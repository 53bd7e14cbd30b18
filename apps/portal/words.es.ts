import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const frameWords: WordingOf<typeof en.frameWords> = {
  skipToContent: 'Ir al contenido principal',
  copyright: (year) => `© ${year} Daybreak. Todos los derechos reservados.`,
  home: 'Daybreak, inicio',
  otherLanguage: 'English',
  otherLanguageShort: 'EN',
  getHelp: 'Pedir ayuda',
  leaveQuickly: 'Salir rápido de este sitio',
  userMenu: 'Menú de usuario',
  myProfile: 'Mi perfil',
  myCases: 'Mis casos',
  faqs: 'Preguntas frecuentes',
  logout: 'Cerrar sesión',
  version: (version) => `Versión ${version}`,
  notFound: {
    title: 'Página no encontrada',
    lead: 'No encontramos esta página.',
    why: 'Es posible que esté en otro lugar o que la dirección tenga un error. No se perdió nada de lo que envió.',
    home: 'Ir a la página de inicio',
  },
  broken: {
    title: 'Algo salió mal',
    lead: 'No pudimos mostrar esta página. Lo que se guardó sigue ahí. Pueden faltar archivos que se estaban enviando.',
    again: 'Intentar otra vez',
  },
  help: {
    title: 'Pedir ayuda',
    firm: 'Si tiene preguntas sobre su caso, llame o escriba a la oficina de su abogado. El número de teléfono está en las cartas y los correos que le envían.',
    firmPage: 'Comunicarse con su bufete de abogados',
    faqs: 'Preguntas sobre este sitio',
    invitation:
      'Si no tiene una invitación o el enlace venció, pida a la oficina de su abogado que le envíe una nueva.',
    code: 'Si no le llega el código, espere un minuto. Revise el número de teléfono o el correo que se muestra. Después pida el código otra vez.',
  },
}
