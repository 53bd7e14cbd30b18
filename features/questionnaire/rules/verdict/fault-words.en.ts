// Some of these texts are specified (spec: wording#specified-texts).

interface Said {
  readonly title: string
  readonly limit: string
  readonly item: string
}

export const faultWords = {
  required: ({ title }: Said) => `${title} is required`,
  option: () => 'Please select an option',
  nested: ({ title }: Said) => `Please ${title}`,
  digits: ({ title, limit }: Said) => `${title} must be ${limit} digits`,
  maxLength: ({ title, limit }: Said) => `${title} can have at most ${limit} characters`,
  email: ({ title }: Said) => `${title} must be an email address, such as name@example.com`,
  pattern: ({ title }: Said) => `Please check ${title}`,
  itin: () => 'An ITIN has 9 digits and starts with 9',
  number: ({ title }: Said) => `${title} must be a number`,
  decimals: ({ title }: Said) => `${title} must be in dollars and cents, such as 1,200.50`,
  decimalPlaces: ({ title, limit }: Said) =>
    `${title} can have at most ${limit} digits after the decimal point`,
  min: ({ title, limit }: Said) => `${title} must be ${limit} or more`,
  max: ({ title, limit }: Said) => `${title} must be ${limit} or less`,
  earliest: ({ title, limit }: Said) => `${title} must be ${limit} or later`,
  latest: ({ title, limit }: Said) => `${title} must be ${limit} or earlier`,
  date: ({ title }: Said) => `${title} must be a real date, written as MM/DD/YYYY`,
  month: ({ title }: Said) => `${title} must be a real month, written as MM/YYYY`,
  year: ({ title }: Said) => `${title} must be a four-digit year`,
  future: ({ title }: Said) => `${title} cannot be in the future`,
  tooYoung: ({ title }: Said) => `${title} must be at least 18 years ago`,
  tooOld: ({ title }: Said) => `${title} must be in 1900 or later`,
  tooFew: ({ item }: Said) => `Please add at least one ${item}`,
  tooFewRows: ({ title, limit }: Said) => `Please fill in all ${limit} rows of ${title}`,
  tooMany: ({ limit }: Said) => `You can add up to ${limit}. Tell your attorney about the rest.`,
  exclusive: ({ item }: Said) => `Please choose either “${item}” or the others, not both`,
} as const
