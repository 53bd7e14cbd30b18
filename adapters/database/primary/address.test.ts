import { expect, test } from 'vitest'
import { formatHost, parseDatabaseAddress, type DatabaseHost } from './address.ts'

const db1 = { host: 'db1', port: 5_432 }
const db2 = { host: 'db2', port: 5_432 }

test.each<readonly [string, string, readonly DatabaseHost[]]>([
  ['postgres://u:p@db1:5432,db2:5432/name', 'postgres://u:p@db1:5432/name', [db1, db2]],
  ['postgres://u@db1,db2:5433/name', 'postgres://u@db1/name', [db1, { host: 'db2', port: 5_433 }]],
  [
    'postgresql://db-1.example,10.0.0.2:6432,[fd00::2]:5433,[::1]',
    'postgresql://db-1.example',
    [
      { host: 'db-1.example', port: 5_432 },
      { host: '10.0.0.2', port: 6_432 },
      { host: 'fd00::2', port: 5_433 },
      { host: '::1', port: 5_432 },
    ],
  ],
  ['postgres://u:a%2Cb%40c@db1,db2/name', 'postgres://u:a%2Cb%40c@db1/name', [db1, db2]],
  ['postgres://u:a,b@c@db1,db2/name', 'postgres://u:a,b@c@db1/name', [db1, db2]],
  [
    'postgres://u@db1,db2/name?sslmode=require&target_session_attrs=primary',
    'postgres://u@db1/name?sslmode=require&target_session_attrs=primary',
    [db1, db2],
  ],
  [
    'postgres://u@db1/name?target_session_attrs=read-write',
    'postgres://u@db1/name?target_session_attrs=read-write',
    [db1],
  ],
])('%s: `pg` gets %s, and the hosts are %j', (text, connectionString, hosts) =>
  expect(parseDatabaseAddress(text)).toEqual({ connectionString, hosts }),
)

test.each([
  'postgres://u:p@db1:5432/name?sslmode=require',
  'postgres://u:a,b@db1/name',
  'postgres://u@[::1]:5433/name',
  'postgres:///name?host=/var/run/postgresql',
  'postgres://u@%2Fvar%2Frun/name',
  'mysql://u@db1,db2/name',
])('leaves one host as it is: %s', (text) =>
  expect(parseDatabaseAddress(text)).toEqual({ connectionString: text, hosts: [] }),
)

const severalHosts = /^expected one host, or several before the name of the database: postgres:/

test.each<readonly [string, RegExp]>([
  ['postgres:///name?host=db1,db2', severalHosts],
  ['postgres://u@db1/name?hostaddr=10.0.0.1,10.0.0.2', severalHosts],
  ['postgres://u@db1/name?port=5432,5433', severalHosts],
  ['postgres://u@db1,db2/name?port=5433', severalHosts],
  ['postgres://u@db1,db2/name?host=db3', severalHosts],
  ['postgres://u@db1,/name', severalHosts],
  ['postgres://u@,db2/name', severalHosts],
  ['postgres://u@db1:x,db2/name', severalHosts],
  ['postgres://u@db1:0,db2/name', severalHosts],
  ['postgres://u@db1,db2:65536/name', severalHosts],
  ['postgres://u@::1,db2/name', severalHosts],
  ['postgres://u@[1::2::3],db2/name', severalHosts],
  ['postgres://u@%2Fvar%2Frun,db2/name', severalHosts],
  ['postgres://u@db1, db2/name', severalHosts],
  ...['any', 'standby', 'prefer-standby', 'read-only', ''].map(
    (value) =>
      [`postgres://u@db1,db2/name?target_session_attrs=${value}`, /target_session_attrs/] as const,
  ),
  ['postgres://u@db1/name?target_session_attrs=standby', /target_session_attrs/],
])('refuses %s', (text, message) => expect(() => parseDatabaseAddress(text)).toThrow(message))

test('writes a host with its port, and an IPv6 address in brackets', () => {
  expect(formatHost(db1)).toBe('db1:5432')
  expect(formatHost({ host: '::1', port: 5_433 })).toBe('[::1]:5433')
})
