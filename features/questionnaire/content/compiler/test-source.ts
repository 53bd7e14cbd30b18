// A small valid source. Tests break it one line at a time.
import type { SourceFile } from './faults.ts'

const section = `section: first
order: 1
name: First
description: First
minutes: 5
groups:
  - group: firstGroup
    name: First
    description: First
    questions:
      - question: pets
        name: Pets
        summary: Pets
        description: Pets
        who: household
        documents: [petPapers]
        forms: 101:1
        fields:
          - key: has
            label: Pets
            kind: yes, no or help
            required: yes
            ask: Pets
            help: Pets
          - key: animals
            label: Animals
            kind: list
            item: pet
            required: yes
            only if: has == yes
            fields:
              - key: colour
                label: Colour
                kind: dropdown
                choices: colours
              - key: hasToys
                label: Toys
                kind: yes or no
                default: no
              - key: toys
                label: Toys
                kind: list
                item: toy
                only if: hasToys == yes
                fields:
                  - key: price
                    label: Price
                    kind: money
                    min: 0
          - use: ADDR
            key: home
            label: Home
            only if: has == yes
      - question: work
        name: Work
        summary: Work
        description: Work
        who: each debtor
        only if: pets.has == yes and not $joint
        chapters: [7]
        fields:
          - key: hours
            label: Hours
            kind: number
            min: 1
            max: 24
          - key: night
            label: Night
            kind: yes or no
            only if: hours > 5 or $debtor == 2
          - key: badge
            label: Badge
            kind: digits
            length: 4
          - key: since
            label: Since
            kind: month
          - key: until
            label: Until
            kind: date
            future: yes
          - key: tools
            label: Tools
            kind: checkboxes
            choices: {hammer: Hammer, none: Nothing}
            alone: none
      - question: cars
        name: Cars
        summary: Cars
        description: Cars
        who: household
        fields:
          - key: has
            label: Cars
            kind: yes, no or help
          - key: list
            label: Cars
            kind: records
            item: car
            only if: has == yes
            questions:
              - question: carDetails
                name: Car
                summary: Car
                description: Car
                fields:
                  - key: make
                    label: Make
                    kind: text
                    max length: 40
                  - key: loans
                    label: Loans
                    kind: yes or no
                    documents: [carPapers]
              - question: carLoans
                name: Loans
                summary: Loans
                description: Loans
                only if: carDetails.loans == yes
                fields:
                  - key: debts
                    label: Loans
                    kind: list
                    item: car
                    fields:
                      - use: ADDR
`

const blocks = `ADDR:
  - key: street
    label: Street
    kind: text
  - key: zip
    label: ZIP
    kind: zip
`

const choices = `colours:
  red: Red
  blue: Blue
`

const documents = `- document: petPapers
  asks for: [property.insurance, property.claims]
  when: pets.animals[].colour == red or pets.animals[].toys[].price > 20
  because: You have a pet.
  each: One for each pet.
- document: petPapers
  reason: toys
  asks for: [property.insurance]
  each debtor: yes
  when: sum(pets.animals[].toys[].price) > 100 and work.hours < 5
  because: You have toys.
- document: carPapers
  asks for: [vehicles.title]
  only suggests: yes
  when: any of [pets.has, cars.has, cars.list[].carDetails.loans] == yes and not $joint
  because: You have a car.
`

const english = [
  'First',
  'Pets',
  'Animals',
  'pet',
  'Colour',
  'Toys',
  'toy',
  'Price',
  'Home',
  'Work',
  'Hours',
  'Night',
  'Badge',
  'Since',
  'Until',
  'Tools',
  'Hammer',
  'Nothing',
  'Cars',
  'car',
  'Car',
  'Make',
  'Loans',
  'Street',
  'ZIP',
  'Red',
  'Blue',
  'You have a pet.',
  'One for each pet.',
  'You have toys.',
  'You have a car.',
]
const words = english.map((sentence) => `${sentence}: ${sentence} (es)\n`).join('')

export const soundSource: Readonly<Record<string, string>> = {
  '01-first.yaml': section,
  'blocks.yaml': blocks,
  'choices.yaml': choices,
  'documents.yaml': documents,
  'words.es.yaml': words,
}

export function getFiles(source: Readonly<Record<string, string>>): readonly SourceFile[] {
  return Object.entries(source).map(([name, text]) => ({ path: `content/1/${name}`, text }))
}

/** Returns the source with the first match of `replace` replaced. */
export function changed(
  file: string,
  replace: string,
  by: string,
): Readonly<Record<string, string>> {
  const text = soundSource[file] ?? ''
  if (!text.includes(replace)) throw new Error(`${file} has no ${replace}`)
  return { ...soundSource, [file]: text.replace(replace, () => by) }
}
