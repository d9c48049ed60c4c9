import type { Reader } from '@sternentisch/kernel'
import { useEffect, useState } from 'react'
import { BotClient } from '../../bot/client.ts'
import type { Chances } from '../../bot/question.ts'
import { courseOf } from './course.ts'

export interface Course {
  /** Before the first move, and after each as far as the bot has come. */
  readonly points: readonly Chances[]
  readonly failed: boolean
}

/** So many new points are drawn at once: a chart need not be drawn again for each. */
const BATCH = 8

/** The course of a match, growing while the bot looks back in its worker. */
export function useCourse(open: Reader): Course {
  const [course, setCourse] = useState<Course>({ points: [], failed: false })
  useEffect(() => {
    const judge = new BotClient()
    let wanted = true
    const follow = async (): Promise<void> => {
      const points: Chances[] = []
      for await (const chances of courseOf(open, judge)) {
        if (!wanted) return
        points.push(chances)
        const last = points.length > open.scenes.length
        if (last || points.length % BATCH === 0) setCourse({ points: [...points], failed: false })
      }
    }
    follow().catch(() => wanted && setCourse((old) => ({ ...old, failed: true })))
    return () => {
      wanted = false
      judge.close()
    }
  }, [open])
  return course
}
