import { useEffect, useState } from 'react'
import { behind } from './behind.ts'

/** Whether this server knows passkeys and ratings. */
export function useAccounts(): boolean {
  const [there, setThere] = useState(false)
  useEffect(() => {
    void behind().then(({ accounts = false }) => setThere(accounts))
  }, [])
  return there
}
