import type { Server } from 'node:http'

export function serverFor(folder: string): Server
export function listen(server: Server, wish: number, tries?: number): Promise<string>
