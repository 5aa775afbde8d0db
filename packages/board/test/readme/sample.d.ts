declare module '*/readme/Sample.svelte' {
  import type { Component } from 'svelte'
  const sample: Component
  export default sample
}
