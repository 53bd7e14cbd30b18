// A browser that translates a page, and some extensions, put elements of their own in place of each
// text. React still holds the text. Without this, it fails when it removes the text or inserts
// something before it (facebook/react issue 11538), and a changed text stays invisible.

/** What stands on the page in place of a text or of another stand-in. */
const standIns = new WeakMap<Node, Node>()

/** Call before React draws. Changes two methods of `Node` for the whole page. */
export function surviveTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype
  const observer = new MutationObserver(follow)
  observer.observe(document, { childList: true, subtree: true })

  function follow(records: readonly MutationRecord[]): void {
    for (const {
      type,
      target,
      removedNodes,
      addedNodes,
      previousSibling,
      nextSibling,
    } of records) {
      if (type === 'characterData') {
        const shown = findShown(target)
        if (shown !== target) shown.textContent = target.textContent
      }
      const [removed] = removedNodes
      if (!isTextOrTranslation(removed) || removed.isConnected) continue
      const standIn = [addedNodes[0], previousSibling, nextSibling].find(isTextOrTranslation)
      if (standIn === undefined) continue
      standIns.set(removed, standIn)
      observer.observe(removed, { characterData: true })
    }
  }

  /** Returns the child of the parent that shows this node, or undefined if nothing shows it. */
  function findChild(parent: Node, node: Node): Node | undefined {
    follow(observer.takeRecords())
    let at: Node | null = findShown(node)
    while (at !== null && at.parentNode !== parent) at = at.parentNode
    return at ?? undefined
  }

  Node.prototype.removeChild = function removeShown<T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T
    const shown = findChild(this, child)
    if (shown !== undefined) removeChild.call(this, shown)
    return child
  }
  Node.prototype.insertBefore = function insertBeforeShown<T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    const isHere = next === null || next.parentNode === this
    return insertBefore.call(this, node, isHere ? next : (findChild(this, next) ?? null)) as T
  }
}

/** Translators put in the element FONT, which our pages do not use, and take it out again. */
function isTextOrTranslation(node: Node | null | undefined): node is Node {
  return node?.nodeName === 'FONT' || node?.nodeType === Node.TEXT_NODE
}

function findShown(node: Node): Node {
  let shown = node
  for (
    let next = standIns.get(shown);
    !shown.isConnected && next !== undefined;
    next = standIns.get(shown)
  )
    shown = next
  return shown
}
