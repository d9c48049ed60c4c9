import { expect, it } from 'vitest'
import { addressesOf, Hosts } from './hosts.ts'
import { placeOf } from './place.ts'

it('one host is one address, whatever stands in it', () => {
  for (const address of [
    'postgres://db.example/cards',
    'postgres://ann:p,q@db.example:5433/cards?sslmode=verify-full',
    'postgres://db.example/a,b',
    'postgres:///cards?host=/run/postgresql',
  ])
    expect(addressesOf(address)).toEqual([address])
})

it('several hosts share everything else', () => {
  expect(addressesOf('postgresql://ann:p,q@one:5432,two,[::1]:5433/cards?a=b')).toEqual([
    'postgresql://ann:p,q@one:5432/cards?a=b',
    'postgresql://ann:p,q@two/cards?a=b',
    'postgresql://ann:p,q@[::1]:5433/cards?a=b',
  ])
})

it('whoever finds nobody goes to the next, once for all who found nobody there', () => {
  const hosts = new Hosts('postgres://one,two/cards')
  const first = hosts.now
  hosts.turnFrom(first)
  hosts.turnFrom(first)
  expect(hosts.now).toBe('postgres://two/cards')
  hosts.turnFrom(hosts.now)
  expect(hosts.now).toBe(first)
})

it('a place names all hosts, and no secret', () => {
  expect(placeOf('postgres://ann:pssst@one:5433,two/cards?sslmode=require')).toBe(
    'postgres://one:5433,two/cards',
  )
})
