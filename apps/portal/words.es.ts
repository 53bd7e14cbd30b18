// The words of the frame around every page, in Spanish.
import type { Wording } from '#kit/language.ts'
import type { frameWords } from './words.en.ts'

export const frameWordsEs: Wording<typeof frameWords> = {
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
    lead: 'No hay ninguna página en esta dirección.',
    why: 'Puede que la hayamos movido o que falte una letra en la dirección. No se perdió nada de lo que envió.',
    home: 'Ir a la página de inicio',
  },
  broken: {
    title: 'Algo salió mal',
    lead: 'No pudimos mostrar esta página. No se perdió nada de lo que envió.',
    again: 'Intentar otra vez',
  },
  help: {
    title: 'Pedir ayuda',
    firm: 'Preguntas sobre su caso: llame o escriba a la oficina de su abogado. El número está en sus cartas y correos electrónicos.',
    firmPage: 'Comunicarse con su bufete de abogados',
    faqs: 'Preguntas sobre este sitio',
    invitation: 'Si no tiene invitación o el enlace venció: pida a la oficina de su abogado que le envíe uno nuevo.',
    code: 'Si no llegó el código: espere un minuto, revise el número o el correo que se muestra y pídalo otra vez.',
  },
  session: {
    stillThere: '¿Sigue ahí?',
    whyAsked: 'Para proteger su información, cerramos la sesión después de 15 minutos sin actividad. Lo que escribió en un formulario se conserva.',
    stay: 'Seguir en la sesión',
    staying: 'Un momento…',
    signOutNow: 'Cerrar la sesión ahora',
    timedOut: 'Su sesión se cerró por falta de actividad',
    timedOutNext: 'Inicie sesión para continuar donde se quedó. Lo que escribió en un formulario se conserva.',
    continue: 'Continuar',
    signedOut: 'Sesión cerrada',
  },
  unsent: {
    title: 'Algunas respuestas aún no se guardaron',
    text: 'No pudimos enviar sus últimas respuestas al servidor. Si cierra la sesión ahora, se pierden.',
    stay: 'Quedarme e intentarlo de nuevo',
    leave: 'Cerrar la sesión de todos modos',
  },
}
