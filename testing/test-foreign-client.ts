export interface ForeignTokens {
  readonly idToken: string
  readonly accessToken: string
}

export interface ForeignAnswer {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read results of every shape
  readonly data: any
  readonly errors:
    | ReadonlyArray<{ readonly message: string; readonly extensions: { readonly code: string } }>
    | undefined
}

export type Values = Record<string, unknown>

export class ForeignClient {
  tokens: ForeignTokens | undefined
  readonly cookies = new Map<string, string>()
  readonly #gateway: string

  constructor(port: number) {
    this.#gateway = `http://127.0.0.1:${port}`
  }

  /** Takes every declared `$name` from `values`. */
  async call(document: string, values: Values = {}): Promise<ForeignAnswer> {
    const declared = [...document.matchAll(/\$(\w+):/g)].map(
      ([, name = '']) => [name, values[name]] as const,
    )
    const body = JSON.stringify({ query: document, variables: Object.fromEntries(declared) })
    return this.#post(body, { 'content-type': 'application/json' })
  }

  /** Sends a file in the format of the GraphQL multipart request specification. */
  async upload(
    document: string,
    values: Values,
    name: string,
    content: Uint8Array<ArrayBuffer>,
  ): Promise<ForeignAnswer> {
    const form = new FormData()
    form.append(
      'operations',
      JSON.stringify({ query: document, variables: { ...values, file: null } }),
    )
    form.append('map', '{"0":["variables.file"]}')
    form.append('0', new Blob([content]), name)
    return this.#post(form, {})
  }

  async get(path: string): Promise<{ readonly status: number; readonly body: string }> {
    const response = await fetch(`${this.#gateway}${path}`, { headers: this.#credentials() })
    return { status: response.status, body: await response.text() }
  }

  /** After 401, refreshes the tokens with unchanged headers and repeats the call. */
  async callWithRefresh(document: string, values: Values = {}): Promise<ForeignAnswer> {
    const first = await this.call(document, values)
    if (first.status !== 401) return first
    const { data } = await this.call('{ tokenFromRefreshToken { idToken accessToken } }')
    if (data?.tokenFromRefreshToken.idToken == null) return first
    this.tokens = data.tokenFromRefreshToken as ForeignTokens
    return this.call(document, values)
  }

  #credentials(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { tokens } = this
    return {
      ...(cookie === '' ? {} : { cookie }),
      ...(tokens === undefined
        ? {}
        : { authorization: `Bearer ${tokens.idToken}`, 'access-token': tokens.accessToken }),
    }
  }

  async #post(body: string | FormData, headers: Record<string, string>): Promise<ForeignAnswer> {
    const response = await fetch(`${this.#gateway}/graphql/`, {
      method: 'POST',
      headers: { ...this.#credentials(), ...headers },
      body,
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const { data, errors } = (await response.json()) as Pick<ForeignAnswer, 'data' | 'errors'>
    return { status: response.status, data, errors }
  }
}
