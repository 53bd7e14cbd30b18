import type { WordingOf } from '#ui/language/language.ts'
import type { showingWords as words } from './words.ts'

export const showingWords: WordingOf<typeof words> = {
  title: 'El cuestionario de este caso',
  show: 'Mostrar el cuestionario',
  change: 'Cambiar',
  changeName: 'Cambiar quién ve el cuestionario, su fecha límite y sus instrucciones',
  see: '¿Lo ven los clientes?',
  yes: 'Sí',
  no: 'No',
  dueOn: 'Fecha límite',
  dueHint: 'MM/DD/AAAA. Los clientes ven esta fecha sobre el cuestionario.',
  noDeadline: 'Sin fecha límite',
  instructions: 'Instrucciones para los clientes',
  instructionsHint:
    'Los clientes las leen antes de empezar, en lugar de las instrucciones generales. Una línea vacía empieza otro párrafo y un guion al comienzo de la línea hace una lista. Deje esto vacío para usar las instrucciones generales.',
  effect: {
    appears: 'Aparece en la página de inicio de los clientes, con todo lo que ya contestaron.',
    stays: 'Los clientes ven el cambio la próxima vez que se cargue su página.',
    staysHidden: 'Los clientes no lo ven. Lo que contestaron se conserva.',
    leaves:
      'Desaparece de las páginas de los clientes, también de una que esté abierta. Lo que contestaron se conserva y usted lo puede leer. Lo que aún no se guardó queda un día en su dispositivo y se envía si usted lo muestra de nuevo antes.',
    leavesHandedIn:
      'Los clientes ya lo entregaron. Desaparece de sus páginas, así que ya no pueden leer sus respuestas. Usted sí.',
  },
  hideSection: 'Ocultar a los clientes',
  showSection: 'Mostrar a los clientes',
  hideOf: (name) => `Ocultar «${name}»`,
  showOf: (name) => `Mostrar «${name}»`,
  leavesSection:
    'La sección desaparece del cuestionario de los clientes. Lo que contestaron se conserva y usted lo puede leer.',
  comesBack:
    'La sección está otra vez en el cuestionario de los clientes, con lo que ya contestaron.',
  goesBack:
    'Los clientes ya entregaron el cuestionario, así que esta sección les vuelve con un comentario y reciben una notificación.',
  comment: 'Comentario para los clientes',
  commentHint: 'Sin uno leen que el bufete agregó la sección.',
  sectionShown: (name) => `Los clientes ven «${name}».`,
  sectionHidden: (name) => `Los clientes ya no ven «${name}».`,
  nowShown: 'Guardado. Los clientes ven el cuestionario.',
  nowHidden: 'Guardado. Los clientes ya no ven el cuestionario.',
}
