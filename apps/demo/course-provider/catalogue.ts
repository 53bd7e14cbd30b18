// Fictional agencies. Each text has a script, a style and an image, to show that cleaning works.
import type {
  CourseMethod,
  CourseProduct,
  CourseType,
  ProviderPage,
} from '#ports/course-provider.ts'

interface Agency {
  readonly name: string
  /** First five digits of its certificate numbers. */
  readonly number: string
  /** Provider IDs for counseling and education. Agencies are approved separately for each. */
  readonly providerIds: readonly [number, number]
  readonly prices: readonly [string, string]
  readonly methods: readonly CourseMethod[]
  readonly languages: string
  /** How long it takes until the certificate is issued. */
  readonly speed: string
  readonly help: string
  readonly support: string
}

const agencies: readonly Agency[] = [
  {
    name: 'Harborlight',
    number: '01931',
    providerIds: [245, 246],
    prices: ['24.00', '24.00'],
    methods: [1, 2],
    support: '(555) 010-0245',
    languages: 'English, Spanish',
    speed: 'Within one hour',
    help: 'A counselor talks with you at the end',
  },
  {
    name: 'Cedar Path',
    number: '02576',
    providerIds: [176, 177],
    prices: ['19.95', '19.95'],
    methods: [1, 2],
    support: '(555) 010-0176',
    languages: 'English, Spanish, Vietnamese online',
    speed: 'The same day',
    help: 'Counselors Monday to Saturday',
  },
  {
    name: 'Lantern Learning',
    number: '03914',
    providerIds: [291, 294],
    prices: ['0.00', '9.50'],
    methods: [1],
    support: '(555) 010-0291',
    languages: 'English, Spanish',
    speed: 'The next day',
    help: 'A counselor reads your answers',
  },
]

export const demoProviderIds: readonly number[] = agencies.flatMap(({ providerIds }) => providerIds)

/** Returns undefined if the provider is unknown or does not give this course. */
export function findAgency(providerId: number, courseType: CourseType): Agency | undefined {
  return agencies.find(({ providerIds }) => providerIds[courseType - 1] === providerId)
}

/** Returns the agency with this provider ID and the course that the ID is approved for. */
export function agencyAndCourse(
  providerId: number,
): { readonly agency: Agency; readonly courseType: CourseType } | undefined {
  const agency = agencies.find(({ providerIds }) => providerIds.includes(providerId))
  return agency && { agency, courseType: agency.providerIds[0] === providerId ? 1 : 2 }
}

const planted = (agency: string) =>
  `<script>document.body.dataset.planted = 'a script of ${agency} was run'</script><style>body { background: hotpink !important }</style><img src="https://tracker.example/pixel.gif" alt="A tracking image" onerror="document.body.dataset.planted = 'an image of ${agency} was run'">`

export function demoProducts(courseType: CourseType): readonly CourseProduct[] {
  return agencies.map((agency) => ({
    providerId: agency.providerIds[courseType - 1] ?? 0,
    name: agency.name,
    price: agency.prices[courseType - 1] ?? '0.00',
    methods: agency.methods,
    valueProps: `${planted(agency.name)}<ul>
<li><strong>Languages</strong> ${agency.languages}</li>
<li><strong>Certificate</strong> ${agency.speed}</li>
<li><strong>Help</strong> ${agency.help}</li>
<li><strong>Approved</strong> Checked Nov 2, 2026</li>
</ul>`,
  }))
}

/** Disclosure and instructions in English and Spanish. Empty if the provider lacks this course. */
export function demoPages(
  providerId: number,
  courseType: CourseType,
  version: number,
): readonly ProviderPage[] {
  const agency = findAgency(providerId, courseType)
  if (!agency) return []
  return (['en', 'es'] as const).flatMap(
    (language) =>
      [
        {
          kind: 'disclosure',
          language,
          version: String(version),
          html: planted(agency.name) + disclosures[language](agency, courseType, version),
        },
        {
          kind: 'instructions',
          language,
          version: String(version),
          html: planted(agency.name) + instructions[language](agency, courseType, version),
        },
      ] as const,
  )
}

const words = (price: string) => (price === '0.00' ? undefined : `$${price.replace(/\.00$/, '')}`)

type Text = (agency: Agency, courseType: CourseType, version: number) => string

const disclosures: Readonly<Record<'en' | 'es', Text>> = {
  en: ({ name, prices, support }, courseType, version) => `<h2>What ${name} wants you to know</h2>
<p>Before you begin, the law asks us to tell you who we are and what we do. Please read this. You agree to it on this page.</p>
<h3>Who we are</h3>
<p>${name} is an agency approved to give ${courseType === 1 ? 'credit counseling' : 'the debtor education course'}. Approval means that we may issue certificates. It does not mean that the government checks every piece of advice.</p>
<h3>What it costs</h3>
<p>${words(prices[courseType - 1] ?? '') ? `The fee is ${words(prices[courseType - 1] ?? '')}, unless your law firm pays it. ` : 'There is no fee. '}If your household earns less than 150% of the poverty line, you may ask us to waive it. You get the course either way: nobody is turned away because they cannot pay.</p>
<h3>What you can expect</h3>
<ul>${
    courseType === 1
      ? '<li>We go through your income, your expenses and your debts together.</li><li>We show you ways to deal with them, inside and outside of court. You do not have to choose any of them.</li>'
      : '<li>We talk about budgets, about using credit again and about your rights.</li><li>There are short questions after each part. You may repeat them as often as you need.</li>'
  }
<li>We do not give legal advice. Your attorney does.</li>
<li>We neither pay for referrals nor take money for them.</li></ul>
<h3>Your information</h3>
<p>What you tell us stays with us. We share it with your attorney and, where the law says so, with the court and the trustee. We do not sell it. We may be asked to show records to the United States Trustee.</p>
<h3>Your certificate</h3>
<p>You get it at no extra cost when you have finished. Taking the course has no influence on your credit score.</p>
<p>Questions? Call us at ${support}.</p><p><small>Version ${version}</small></p>`,
  es: (
    { name, prices, support },
    courseType,
    version,
  ) => `<h2>Lo que ${name} quiere que usted sepa</h2>
<p>Antes de que empiece, la ley nos pide decirle quiénes somos y qué hacemos. Por favor, léalo. En esta página da su conformidad.</p>
<h3>Quiénes somos</h3>
<p>${name} es una agencia autorizada para dar ${courseType === 1 ? 'asesoría de crédito' : 'el curso de educación para deudores'}. La autorización significa que podemos emitir certificados. No significa que el gobierno revise cada consejo.</p>
<h3>Cuánto cuesta</h3>
<p>${words(prices[courseType - 1] ?? '') ? `El precio es ${words(prices[courseType - 1] ?? '')}, a menos que lo pague su bufete. ` : 'No cuesta nada. '}Si su hogar gana menos del 150% del nivel de pobreza, puede pedirnos que no se lo cobremos. De todos modos recibirá el curso: a nadie se le rechaza por no poder pagar.</p>
<h3>Qué puede esperar</h3>
<ul>${
    courseType === 1
      ? '<li>Repasamos juntos sus ingresos, sus gastos y sus deudas.</li><li>Le mostramos maneras de resolverlos, dentro y fuera de la corte. No tiene que elegir ninguna.</li>'
      : '<li>Hablamos de presupuestos, de volver a usar el crédito y de sus derechos.</li><li>Hay preguntas cortas después de cada parte. Puede repetirlas cuantas veces necesite.</li>'
  }
<li>No damos consejos legales. Eso lo hace su abogado.</li>
<li>No pagamos por recomendaciones ni recibimos dinero por ellas.</li></ul>
<h3>Su información</h3>
<p>Lo que nos cuenta se queda con nosotros. Lo compartimos con su abogado y, cuando la ley lo dice, con la corte y el fiduciario. No lo vendemos. El Fiduciario de los Estados Unidos puede pedirnos ver los registros.</p>
<h3>Su certificado</h3>
<p>Lo recibe sin costo adicional cuando termina. Tomar el curso no influye en su puntaje de crédito.</p>
<p>¿Preguntas? Llámenos al ${support}.</p><p><small>Versión ${version}</small></p>`,
}

const instructions: Readonly<Record<'en' | 'es', Text>> = {
  en: (
    { name, methods, support },
    courseType,
    version,
  ) => `<h2>How to take the course with ${name}</h2>
<p>You can always try again, and you can take breaks. Here is what helps:</p>
<ol>
<li>Find a quiet hour${courseType === 1 ? ' and a half' : ' or two'}. You may stop at any time and go on later.</li>
${courseType === 1 ? '<li>Have these at hand: your last pay stubs, your monthly bills, and a rough list of what you owe.</li>' : '<li>Have your case number at hand. It stands in your portal.</li>'}
<li>Online: press "Go to Course" in your portal. It opens in a new tab, and you are already signed in.</li>
${methods.length === 2 ? '<li>By telephone: call the number that your portal shows, and type in the access code. A person goes through the course with you.</li>' : ''}
<li>Answer as well as you can. A question that you got wrong may be answered again.</li>
<li>When you have finished, your certificate goes to your attorney by itself, and you find it in your portal.</li>
</ol>
<p>If you and your spouse take the course together, each of you takes part and each gets a certificate.</p>
<p>Stuck? Call ${support}. We are glad to help.</p><p><small>Version ${version}</small></p>`,
  es: ({ name, methods, support }, courseType, version) => `<h2>Cómo tomar el curso con ${name}</h2>
<p>No puede reprobar de forma definitiva, y puede hacer pausas. Esto ayuda:</p>
<ol>
<li>Busque ${courseType === 1 ? 'una hora y media tranquila' : 'un par de horas tranquilas'}. Puede detenerse en cualquier momento y seguir después.</li>
${courseType === 1 ? '<li>Tenga a la mano sus últimos talones de pago, sus cuentas del mes y una lista aproximada de lo que debe.</li>' : '<li>Tenga a la mano su número de caso. Está en su portal.</li>'}
<li>En línea: oprima el botón del curso en su portal. Se abre en otra pestaña y allí ya lo conocen.</li>
${methods.length === 2 ? '<li>Por teléfono: llame al número que muestra su portal y marque el código de acceso. Una persona hace el curso con usted.</li>' : ''}
<li>Responda lo mejor que pueda. Una pregunta que salió mal se puede responder otra vez.</li>
<li>Cuando termine, su certificado llega solo a su abogado, y usted lo encuentra en su portal.</li>
</ol>
<p>Si usted y su cónyuge toman el curso juntos, los dos participan y cada uno recibe un certificado.</p>
<p>¿Se quedó a medias? Llame al ${support}. Con gusto le ayudamos.</p><p><small>Versión ${version}</small></p>`,
}
